/// The default result of an optional requirement, if it matters whether a delegate implements the requirement. With Objective-C, UIKit
/// would call the delegate's `responds(to:)` instead.
@MainActor final class UnimplementedAnimator: NSObject {
    static let shared = UnimplementedAnimator()

    private func trap() -> Never {
        preconditionFailure("NSInvalidArgumentException: unrecognized selector: an optional method that is not implemented was called")
    }
}

extension UnimplementedAnimator: UIViewImplicitlyAnimating {
    var state: UIViewAnimatingState { trap() }
    var isRunning: Bool { trap() }
    var isReversed: Bool {
        get { trap() }
        set { trap() }
    }
    var fractionComplete: CGFloat {
        get { trap() }
        set { trap() }
    }
    func startAnimation() { trap() }
    func startAnimation(afterDelay delay: TimeInterval) { trap() }
    func pauseAnimation() { trap() }
    func stopAnimation(_ withoutFinishing: Bool) { trap() }
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) { trap() }
}

extension UnimplementedAnimator: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { trap() }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) { trap() }
}
