/// Animates changes of views' properties. The animation can be paused, scrubbed, reversed, stopped and continued.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The pace with which the animator was created.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// The duration in seconds: the given duration, or the duration of a spring with given constants.
    open var duration: TimeInterval { curve.duration }
    /// The delay after the start, in seconds.
    open private(set) var delay: TimeInterval = 0

    /// Whether the views take touches while they move. The value may only be set while the animator is inactive.
    open var isUserInteractionEnabled = true {
        didSet { requireInactive("userInteractionEnabled") }
    }
    /// Whether the app itself finds the moving view under a touch. Otherwise, views are hit at their places on screen.
    open var isManualHitTestingEnabled = false
    /// Whether the animator can be paused and stopped. The value may only be set while the animator is inactive.
    open var isInterruptible = true {
        didSet { requireInactive("interruptible") }
    }
    /// Whether a fraction that is set by hand is a fraction of the way, instead of the time.
    open var scrubsLinearly = true
    /// Whether the animator stays active and paused after its arrival.
    open var pausesOnCompletion = false

    private let curve: MotionCurve
    private var blocks: [(block: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var phase = Phase.inactive
    private var reverses = false
    private var motion: AnimatorMotion?
    /// The animations that a stop took off the views, for `finishAnimation(at:)`.
    private var stopped: [ViewAnimation] = []

    /// The combination of `state` and `isRunning`. The deinitializer reads this value, because the release of a paused or stopped animator
    /// is an error.
    private enum Phase: Sendable {
        case inactive, running, paused, stopped
    }

    // MARK: Life

    /// Creates an animator with a duration in seconds. A spring with given constants has its own duration.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        curve = MotionCurve(parameters, duration: duration)
        super.init()
    }

    /// Creates an animator with a pace that timing parameters cannot describe.
    init(along curve: MotionCurve) {
        self.curve = curve
        super.init()
    }

    /// Creates an animator with one of the system's curves.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a Bézier curve.
    public convenience init(
        duration: TimeInterval,
        controlPoint1 point1: CGPoint,
        controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring that settles in the duration.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        precondition(!options.contains(.repeat) && !options.contains(.autoreverse), "LinuxUIKit: an animator does not repeat")
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        guard let running = animator as? Self else {
            preconditionFailure("LinuxUIKit: runningPropertyAnimator makes no instance of the subclass \(Self.self)")
        }
        return running
    }

    deinit {
        let phase = phase
        precondition(
            phase == .inactive || phase == .running,
            """
            NSInternalInconsistencyException: It is an error to release a paused or stopped property animator. Property animators must \
            either finish animating or be explicitly stopped and finished before they can be released.
            """
        )
    }

    // MARK: State

    /// The state of the animator: inactive, active, or stopped and not finished yet.
    open var state: UIViewAnimatingState {
        switch phase {
        case .inactive: .inactive
        case .running, .paused: .active
        case .stopped: .stopped
        }
    }

    /// Whether the animator is running.
    open var isRunning: Bool { phase == .running }

    /// Whether the animator goes back to its beginning. If the value changes while the animator runs, the motion turns round at its current
    /// place.
    open var isReversed: Bool {
        get { reverses }
        set {
            require(phase != .stopped, "isReversed cannot be set on a stopped animator")
            reverses = newValue
            motion?.timeline.setReversed(newValue, at: now)
        }
    }

    /// The completed fraction in the current direction, 0 to 1. A new value starts an inactive animator and leaves it paused.
    open var fractionComplete: CGFloat {
        get { motion?.timeline.fractionComplete(at: now, scrubsLinearly: scrubsLinearly) ?? 0 }
        set {
            require(phase != .stopped, "fractionComplete cannot be set on a stopped animator")
            require(newValue.isFinite, "fractionComplete is finite, not \(newValue)")
            pauseAnimation()
            motion?.timeline.scrub(to: Double(min(max(newValue, 0), 1)), linearly: scrubsLinearly)
        }
    }

    // MARK: Blocks

    /// Adds a block. A block that is added to an active animator takes the remaining time.
    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds a block that begins after a share of the remaining time.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        require(phase != .stopped, "animations cannot be added to a stopped animator")
        require((0...1).contains(delayFactor), "a delay factor is 0 to 1, not \(delayFactor)")
        guard let motion else {
            blocks.append((animation, delayFactor))
            return
        }
        let here = motion.timeline.position(at: now).x
        motion.record(startingAt: here + (1 - here) * Double(delayFactor), animation)
    }

    /// Adds a closure to call at the end, with the position of the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    /// Starts or continues the animation.
    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    /// Starts the animation after a delay in seconds. The blocks run at once.
    open func startAnimation(afterDelay delay: TimeInterval) {
        require(phase != .stopped, "a stopped animator cannot be started; finish it first")
        guard phase != .running else { return }
        self.delay = delay
        let motion = activate()
        motion.timeline.resume(at: now, delay: max(0, delay))
        run(motion)
    }

    /// Pauses the animation at its current place. An inactive animator is started and paused at its beginning.
    open func pauseAnimation() {
        require(phase != .stopped, "a stopped animator cannot be paused")
        guard phase != .paused else { return }
        require(phase == .inactive || isInterruptible, "an animator that is not interruptible cannot be paused")
        hold(activate())
    }

    /// Continues a paused animator. A new pace takes the remaining way as the whole. The factor is a share of the duration; a factor of 0
    /// keeps the remaining time.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        require(phase == .paused, "continueAnimation(withTimingParameters:durationFactor:) is for paused animators")
        require(durationFactor >= 0 && durationFactor.isFinite, "a duration factor is not below 0: \(durationFactor)")
        guard let motion else { return }
        let time = durationFactor > 0 ? duration * Double(durationFactor) : motion.timeline.remainingTime(at: now)
        if let parameters {
            motion.timeline.resume(along: MotionCurve(parameters, duration: time), at: now)
        } else if durationFactor > 0 {
            motion.timeline.resume(within: time, at: now)
        } else {
            motion.timeline.resume(at: now)
        }
        run(motion)
    }

    /// Stops the animation at its current place: the views keep their look on screen. If the argument is false, the animator waits for
    /// `finishAnimation(at:)`. If the argument is true, no completion is called.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard phase != .inactive else { return }
        if phase != .stopped {
            require(isInterruptible, "an animator that is not interruptible cannot be stopped")
            freeze()
        }
        phase = .stopped
        if withoutFinishing { rest() }
    }

    /// Finishes a stopped animator: the views take the values of the position, and the completions are called.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        require(phase == .stopped, "finishAnimation(at:) should only be called on a stopped animator!")
        switch finalPosition {
        case .end: stopped.forEach { $0.applyNewValue() }
        case .start: stopped.reversed().forEach { $0.layer.setModel($0.property, to: $0.old) }
        case .current: break
        }
        complete(at: finalPosition)
    }

    /// Finishes the animation after the arrival at its target, or pauses the animation there.
    func didArrive() {
        guard let motion else { return }
        guard !pausesOnCompletion else {
            hold(motion)
            motion.timeline.arrive()
            return
        }
        let animations = motion.detachAnimations(finished: true)
        if reverses { animations.reversed().forEach { $0.restoreOldValue() } }
        complete(at: reverses ? .start : .end)
    }

    // MARK: Steps

    private var now: CFTimeInterval { RenderServer.current.now }

    /// Returns the motion of the animator. If there is none yet, the function creates the motion and runs the blocks.
    private func activate() -> AnimatorMotion {
        if let motion { return motion }
        let motion = AnimatorMotion(
            timeline: AnimatorTimeline(curve: curve, isReversed: reverses),
            traits: ViewAnimation.Traits(blocksTouches: !isUserInteractionEnabled, isHitOnScreen: !isManualHitTestingEnabled)
        )
        self.motion = motion
        let blocks = blocks
        self.blocks = []
        phase = .paused
        for (block, delayFactor) in blocks { motion.record(startingAt: Double(delayFactor), block) }
        return motion
    }

    private func run(_ motion: AnimatorMotion) {
        phase = .running
        motion.runningAnimator = self
        RenderServer.current.schedule.add(motion)
    }

    private func hold(_ motion: AnimatorMotion) {
        phase = .paused
        motion.timeline.pause(at: now)
        motion.runningAnimator = nil
        RenderServer.current.schedule.remove(motion)
    }

    /// Takes the animations off their layers, and sets the model to the values that were shown.
    private func freeze() {
        guard let motion else { return }
        hold(motion)
        let shown = motion.animations.map { ($0, $0.layer.presentationValues[$0.property]) }
        stopped = motion.detachAnimations(finished: false)
        self.motion = nil
        for (animation, value) in shown { animation.layer.keepOnScreen(animation.property, value) }
    }

    private func complete(at position: UIViewAnimatingPosition) {
        let completions = completions
        rest()
        guard !completions.isEmpty else { return }
        RenderServer.current.schedule.enqueue { completions.forEach { $0(position) } }
    }

    /// Resets the animator to the beginning of its life, without blocks and completions.
    private func rest() {
        if let motion {
            motion.runningAnimator = nil
            RenderServer.current.schedule.remove(motion)
        }
        motion = nil
        stopped = []
        completions = []
        phase = .inactive
    }

    private func require(_ condition: Bool, _ message: @autoclosure () -> String) {
        precondition(condition, "NSInternalInconsistencyException: UIViewPropertyAnimator: \(message())")
    }

    private func requireInactive(_ property: String) {
        require(phase == .inactive, "\(property) may only be set while the animator is inactive")
    }
}
