/// What a view knows of its outstanding layout.
struct ViewLayoutState {
    /// Its own `layoutSubviews` is due; a new view's always is.
    var needsLayout = true
    /// A view in it is due.
    var subtreeNeedsLayout = false
    var safeAreaInsets = UIEdgeInsets.zero
    var keepsSafeArea = false
}
