import UIKit

/// An animator that fades by `UIView` animations and writes down what it is told.
class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: LifeLog
    var duration: TimeInterval = 0.5
    weak var context: (any UIViewControllerContextTransitioning)?
    /// Called instead of the fade.
    var body: ((any UIViewControllerContextTransitioning) -> Void)?

    init(_ log: LifeLog) {
        self.log = log
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        log.add("animate")
        self.context = context
        if let body { return body(context) }
        FadeAnimator.fade(context, duration)
    }

    static func fade(_ context: any UIViewControllerContextTransitioning, _ duration: TimeInterval) {
        let from = context.view(forKey: .from)
        if let to = context.view(forKey: .to) {
            if let controller = context.viewController(forKey: .to) { to.frame = context.finalFrame(for: controller) }
            context.containerView.insertSubview(to, at: 0)
        }
        if from == nil { context.view(forKey: .to)?.alpha = 0 }
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
            from?.alpha = 0
            context.view(forKey: .to)?.alpha = 1
        } completion: { _ in
            from?.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log.add("ended \(transitionCompleted)")
    }
}

/// An animator that an interaction may interrupt, and that moves nothing.
final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        animator
    }
}

/// An animator and interaction controller in one that moves everything itself, by a display link and by hand.
final class SteppedTransition: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
    let log: LifeLog
    var wantsInteractiveStart = true
    var completionSpeed: CGFloat = 1
    var completionCurve = UIView.AnimationCurve.easeInOut
    private(set) var context: (any UIViewControllerContextTransitioning)?
    private var link: CADisplayLink?

    init(_ log: LifeLog) {
        self.log = log
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.add("animate")
        begin(transitionContext)
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        log.add("start interactive \(transitionContext.isInteractive)")
        begin(transitionContext)
    }

    private func begin(_ context: any UIViewControllerContextTransitioning) {
        self.context = context
        guard let to = context.view(forKey: .to) else { return }
        context.containerView.insertSubview(to, at: 0)
    }

    /// The finger lets go; it is over so many frames later.
    func letGo(completing: Bool, after frames: Int) {
        guard let context else { return }
        if completing { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        end(completing, after: frames)
    }

    func end(_ completing: Bool, after frames: Int) {
        var left = frames
        let link = CADisplayLink { [weak self] link in
            left -= 1
            guard left == 0 else { return }
            link.invalidate()
            self?.context?.completeTransition(completing)
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log.add("ended \(transitionCompleted)")
        link?.invalidate()
    }
}

/// A navigation controller's delegate that has an animator for everything.
final class NavigationProbe: NSObject, UINavigationControllerDelegate {
    let log: LifeLog
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    /// Called when the delegate is asked for an animator.
    var onRequest: (UINavigationController) -> Void = { _ in }

    init(_ log: LifeLog) {
        self.log = log
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("asked \(operation)")
        onRequest(navigationController)
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interactor
    }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        log.add("did show")
    }
}

/// A transitioning delegate that has an animator for everything.
final class TransitioningProbe: NSObject, UIViewControllerTransitioningDelegate {
    let log: LifeLog
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    var makePresentationController: ((UIViewController, UIViewController?) -> UIPresentationController)?

    init(_ log: LifeLog) {
        self.log = log
    }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("asked presented")
        return animator
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("asked dismissed")
        return animator
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interactor
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interactor
    }

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        makePresentationController?(presented, presenting)
    }
}
