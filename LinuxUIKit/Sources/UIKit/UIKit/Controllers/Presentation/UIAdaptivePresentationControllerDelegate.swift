/// A delegate for dismissals by the user: with a swipe that takes a sheet away, or a tap beside a sheet or a popover.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Whether the user may dismiss the presentation. It may be asked at any time, and no dismissal has to follow.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The user is about to dismiss the presentation; a swipe may still go back. The transition has a coordinator by now.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// The user has dismissed the presentation. Not called where a program has.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The user has tried to dismiss the presentation, and was prevented from it.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Optional: yes.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Optional: nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Optional: nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Optional: nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
