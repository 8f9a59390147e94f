/// The state of a view's outstanding layout.
struct ViewLayoutState {
    /// Whether the view's own `layoutSubviews` is due. A new view's always is.
    var needsLayout = true
    /// Whether the layout of a view in this view is due.
    var subtreeNeedsLayout = false
    /// Whether the view's own `updateConstraints` is due.
    var needsConstraintUpdate = false
    /// Whether `updateConstraints` of a view in this view is due.
    var subtreeNeedsConstraintUpdate = false
    /// Whether the view, or a view in it, has to do with constraints.
    var hasJoinedConstraintUpdates = false
    var safeAreaInsets = UIEdgeInsets.zero
    var keepsSafeArea = false
}
