/// The context of a transition for its animator and its interaction controller, which report their progress and end to the context.
///
/// UIKit makes the contexts. An app adopts the protocol only in its own containers.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place: the superview of all views in it.
    var containerView: UIView { get }
    /// Whether the transition is animated. In a custom presentation, the animator is called even if the value is false.
    var isAnimated: Bool { get }
    /// Whether an interaction drives the transition now. The value can change during an interruptible transition.
    var isInteractive: Bool { get }
    /// Whether the transition goes back to its beginning, or has gone back.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation, or `.none` if nothing is presented.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Reports the progress of the interaction, 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Reports that the interaction is over and the transition runs to its end.
    func finishInteractiveTransition()
    /// Reports that the interaction is over and the transition goes back.
    func cancelInteractiveTransition()
    /// Reports that an interaction has interrupted a transition that ran by itself.
    func pauseInteractiveTransition()
    /// Reports that the transition is over. The animator must call this method at the end of every transition.
    func completeTransition(_ didComplete: Bool)

    /// Returns the controller at one end.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view at one end, or `nil` if the animator must not move that view.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The rotation during the transition.
    var targetTransform: CGAffineTransform { get }
    /// Returns the frame of a controller's view at the beginning, in the container view, or zero if the frame is unknown.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the frame of a controller's view at the end, in the container view, or zero if the view is removed.
    func finalFrame(for vc: UIViewController) -> CGRect
}
