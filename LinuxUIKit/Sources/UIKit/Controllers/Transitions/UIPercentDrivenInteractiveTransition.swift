/// Drives an animator's animations by a percentage: the `UIView` animations of `animateTransition`, or its interruptible animator.
@preconcurrency @MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// The duration of the transition without interaction, in seconds.
    open private(set) var duration: CGFloat = 0
    /// The progress that `update(_:)` received last, 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed of the rest relative to the ordinary speed, greater than 0.
    open var completionSpeed: CGFloat = 1 {
        didSet { precondition(completionSpeed > 0, "completionSpeed is greater than 0, not \(completionSpeed)") }
    }
    /// The curve of the rest.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// The timing with which an interruptible animator continues. Other animators ignore this curve.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the interaction drives the transition from its start.
    open var wantsInteractiveStart = true

    private var context: TransitionContext?
    private var animator: (any UIViewImplicitlyAnimating)?
    private var scrubbed: ScrubbedTime?

    // MARK: Driving

    /// Starts the animator. If the interaction drives the transition from the start, the animator is held at its beginning.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext, let transition = context.transition, let custom = transition.custom
        else {
            preconditionFailure("LinuxUIKit: UIPercentDrivenInteractiveTransition drives UIKit's own transitions alone")
        }
        self.context = context
        duration = CGFloat(transition.transitionDuration)
        percentComplete = 0
        let interruptible = custom.animator.interruptibleAnimator(using: context)
        if !(interruptible is UnimplementedAnimator) { animator = interruptible }
        if animator == nil, context.isInteractive { return startScrubbing(custom.animator, context) }
        custom.animator.animateTransition(using: context)
        if context.isInteractive { animator?.pauseAnimation() }
    }

    /// Starts the animator's animations in a time that the interaction holds.
    private func startScrubbing(_ animator: any UIViewControllerAnimatedTransitioning, _ context: TransitionContext) {
        let time = ScrubbedTime(duration: CFTimeInterval(duration), startingAt: RenderServer.current.now)
        scrubbed = time
        Platform.current.scrubbedTime = time
        animator.animateTransition(using: context)
        Platform.current.scrubbedTime = nil
    }

    /// Pauses a running interruptible animator for an interaction.
    open func pause() {
        guard let context, let animator, !context.isInteractive else { return }
        animator.pauseAnimation()
        animator.isReversed = false
        context.pauseInteractiveTransition()
        percentComplete = animator.fractionComplete
    }

    /// Moves the animations to a fraction of the way, 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        guard let context, context.isInteractive else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        animator?.fractionComplete = self.percentComplete
        scrubbed?.hold(at: Double(self.percentComplete))
        context.updateInteractiveTransition(self.percentComplete)
    }

    /// Runs the animations back to their beginning.
    open func cancel() {
        letGo(forward: false)
    }

    /// Runs the animations on to their end.
    open func finish() {
        letGo(forward: true)
    }

    private func letGo(forward: Bool) {
        guard let context, context.isInteractive else { return }
        if forward { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        if let animator {
            let rest = forward ? 1 - animator.fractionComplete : animator.fractionComplete
            animator.isReversed = !forward
            let pace = timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
            // A factor of 0 would mean the time that is left.
            animator.continueAnimation(withTimingParameters: pace, durationFactor: max(rest / completionSpeed, 1e-6))
        }
        let curve = UICubicTimingParameters(animationCurve: completionCurve).bezier
        scrubbed?.run(forward: forward, curve: curve, speed: Double(completionSpeed), at: RenderServer.current.now)
    }

    // MARK: The end

    /// Moves animations that are still held to the end at which the transition has ended.
    func transitionDidEnd(_ completed: Bool) {
        let (animator, scrubbed) = (animator, scrubbed)
        self.animator = nil
        self.scrubbed = nil
        context = nil
        if let animator, animator.state == .active, !animator.isRunning {
            animator.stopAnimation(false)
            animator.finishAnimation(at: completed ? .end : .start)
        }
        if let scrubbed, scrubbed.isHeld {
            let curve = UICubicTimingParameters(animationCurve: .linear).bezier
            scrubbed.run(forward: completed, curve: curve, speed: .greatestFiniteMagnitude, at: RenderServer.current.now)
        }
    }
}
