/// What an animator or an interaction controller knows of the transition that it runs, and by what it tells of its progress and end.
///
/// UIKit makes these; an app does not adopt the protocol but in containers of its own.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place: the superview of all views in it.
    var containerView: UIView { get }
    /// Whether it takes time; a custom presentation has its animator asked even where it takes none.
    var isAnimated: Bool { get }
    /// Whether an interaction drives it now; it may change while an interruptible one runs.
    var isInteractive: Bool { get }
    /// Whether it goes, or has gone, back to where it began.
    var transitionWasCancelled: Bool { get }
    /// How the controller is presented; `.none` where nothing is.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Tells how far the interaction has come, 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Tells that the interaction is over and the transition goes on to its end.
    func finishInteractiveTransition()
    /// Tells that the interaction is over and the transition goes back.
    func cancelInteractiveTransition()
    /// Tells that an interaction has taken hold of a transition that ran by itself.
    func pauseInteractiveTransition()
    /// Tells that the transition is over: it must be called at the end of every one.
    func completeTransition(_ didComplete: Bool)

    /// The controller at one end.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view at one end; nil where the animator has to leave that view alone.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The turn that the transition brings about.
    var targetTransform: CGAffineTransform { get }
    /// Where a controller's view stands at the beginning, in the container view; zero where that is not known.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view has to stand at the end, in the container view; zero where it is taken away.
    func finalFrame(for vc: UIViewController) -> CGRect
}
