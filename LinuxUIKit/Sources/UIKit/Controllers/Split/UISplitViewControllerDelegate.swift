/// A delegate that is notified of the arrangement of a split view's columns.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    /// `show(_:)` or `hide(_:)` is about to change the arrangement.
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Returns the column on top of the stack into which the columns collapse.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// The columns have become a stack.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// The stack has become columns.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    /// Optional: empty.
    public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}
    /// Optional: the proposed column.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// Optional: empty.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    /// Optional: empty.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
