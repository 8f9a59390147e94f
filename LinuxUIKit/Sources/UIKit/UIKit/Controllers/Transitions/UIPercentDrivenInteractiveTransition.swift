/// Drives an animator's animations by a percentage: `UIView` animations made in `animateTransition`, or its interruptible animator.
@MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// How long the transition takes without interaction, in seconds.
    open private(set) var duration: CGFloat = 0
    /// The share that `update(_:)` was told last, 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the rest runs, against the ordinary speed; greater than 0.
    open var completionSpeed: CGFloat = 1
    /// The curve by which the rest runs.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// The pace at which an interruptible animator goes on; others do not heed it.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the interaction drives the transition from its start.
    open var wantsInteractiveStart = true

    /// Starts the animator, held at its beginning where the interaction drives it from the start.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}

    /// Takes hold of an interruptible animator that runs.
    open func pause() {}

    /// Moves the animations to a share of the way, 0 to 1.
    open func update(_ percentComplete: CGFloat) {}

    /// Lets the animations go back to their beginning.
    open func cancel() {}

    /// Lets the animations go on to their end.
    open func finish() {}
}
