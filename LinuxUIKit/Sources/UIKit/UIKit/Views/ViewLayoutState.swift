/// What a view knows of its outstanding layout.
struct ViewLayoutState {
    /// Its own `layoutSubviews` is due; a new view's always is.
    var needsLayout = true
    /// A view in it is due.
    var subtreeNeedsLayout = false
    /// Its own `updateConstraints` is due.
    var needsConstraintUpdate = false
    /// That of a view in it is due.
    var subtreeNeedsConstraintUpdate = false
    /// It has to do with constraints, or something in it has.
    var hasJoinedConstraintUpdates = false
    var safeAreaInsets = UIEdgeInsets.zero
    var keepsSafeArea = false
}
