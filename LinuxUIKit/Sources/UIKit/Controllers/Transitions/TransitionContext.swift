/// The context of a transition for an app's animator. The context releases the transition at its end. Without this, an animator that stores
/// the context would keep the transition's objects alive.
@MainActor final class TransitionContext: NSObject {
    private(set) var transition: ControllerTransition?
    private weak var from: UIViewController?
    private weak var to: UIViewController?
    private let container: UIView
    private var wasCancelled = false
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle

    init(_ transition: ControllerTransition) {
        self.transition = transition
        from = transition.from
        to = transition.to
        container = transition.containerView
        isAnimated = transition.isAnimated
        presentationStyle = transition.presentationStyle
    }

    /// Releases the transition. Later calls of the app's animator are ignored.
    func end(cancelled: Bool) {
        transition = nil
        wasCancelled = cancelled
    }
}

extension TransitionContext: UIViewControllerContextTransitioning {
    var containerView: UIView { container }
    var isInteractive: Bool { transition?.isInteractive ?? false }
    var transitionWasCancelled: Bool { transition?.isCancelled ?? wasCancelled }
    var targetTransform: CGAffineTransform { transition?.targetTransform ?? .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        transition?.update(percentComplete)
    }

    func finishInteractiveTransition() {
        transition?.letGo(completing: true)
    }

    func cancelInteractiveTransition() {
        transition?.letGo(completing: false)
    }

    func pauseInteractiveTransition() {
        transition?.takeHold()
    }

    /// Ends the transition. UIKit ends a transition once, and Apple documents no second call. Here, a second call has no effect.
    func completeTransition(_ didComplete: Bool) {
        transition?.complete(didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        transition?.view(forKey: key)
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        transition.map { $0.style.frames(of: vc, in: $0).initial } ?? .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        transition.map { $0.style.frames(of: vc, in: $0).final } ?? .zero
    }
}
