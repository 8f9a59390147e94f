/// A delegate for dismissals by the user: with a swipe on a sheet, or with a tap beside a sheet or a popover.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns whether the user may dismiss the presentation. UIKit may call this method at any time, and a dismissal need not follow.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The user is about to dismiss the presentation; a swipe may still go back. The transition already has a coordinator.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// The user has dismissed the presentation. Not called if the program has dismissed it.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The user has tried to dismiss the presentation, but may not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Optional: returns true.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Optional: empty.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Optional: empty.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Optional: empty.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
