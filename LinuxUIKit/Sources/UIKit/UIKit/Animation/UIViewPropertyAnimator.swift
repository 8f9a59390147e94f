/// Animates changes of views' properties, and lets go of them to be paused, scrubbed, reversed, stopped and continued.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The pace that it was made with.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// How long it takes, in seconds: what it was made with, or what a spring of given constants takes.
    open var duration: TimeInterval { curve.duration }
    /// How long it waited after its start, in seconds.
    open private(set) var delay: TimeInterval = 0

    /// Whether its views take touches while they move. It is set while the animator is inactive.
    open var isUserInteractionEnabled = true {
        didSet { requireInactive("userInteractionEnabled") }
    }
    /// Whether the app finds out itself which moving view is touched; otherwise views are hit where they are on screen.
    open var isManualHitTestingEnabled = false
    /// Whether it can be paused and stopped. It is set while the animator is inactive.
    open var isInterruptible = true {
        didSet { requireInactive("interruptible") }
    }
    /// Whether a fraction that is set by hand is one of the way; otherwise it is one of the time.
    open var scrubsLinearly = true
    /// Whether it stays active, paused, when it has arrived.
    open var pausesOnCompletion = false

    private let curve: MotionCurve
    private var blocks: [(block: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var phase = Phase.inactive
    private var reverses = false
    private var motion: AnimatorMotion?
    /// What a stop took off the views, for `finishAnimation(at:)`.
    private var stopped: [ViewAnimation] = []

    /// `state` and `isRunning` in one: a release tells by it whether it is an error.
    private enum Phase: Sendable {
        case inactive, running, paused, stopped
    }

    // MARK: Life

    /// An animator of a duration in seconds; a spring of given constants takes its own.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        curve = MotionCurve(parameters, duration: duration)
        super.init()
    }

    /// An animator of a pace that no timing parameters can say.
    init(along curve: MotionCurve) {
        self.curve = curve
        super.init()
    }

    /// An animator of one of the system's curves.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animator of a Bézier curve.
    public convenience init(
        duration: TimeInterval,
        controlPoint1 point1: CGPoint,
        controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// An animator of a spring that settles in the duration.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator that has been started.
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

    /// Whether it has begun, or was stopped and waits to be finished.
    open var state: UIViewAnimatingState {
        switch phase {
        case .inactive: .inactive
        case .running, .paused: .active
        case .stopped: .stopped
        }
    }

    /// Whether it moves.
    open var isRunning: Bool { phase == .running }

    /// Whether it goes back to where it began; turned round while it runs, it goes back from where it is.
    open var isReversed: Bool {
        get { reverses }
        set {
            require(phase != .stopped, "isReversed cannot be set on a stopped animator")
            reverses = newValue
            motion?.timeline.setReversed(newValue, at: now)
        }
    }

    /// How far it has come in its direction, 0 to 1. Setting it starts an inactive animator, paused.
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

    /// Adds a block; to an active animator, for the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds a block that begins when a share of the time that is left has passed.
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

    /// Adds what is told where it ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    /// Starts it, or lets it go on.
    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    /// Starts it after a delay in seconds; the blocks run at once.
    open func startAnimation(afterDelay delay: TimeInterval) {
        require(phase != .stopped, "a stopped animator cannot be started; finish it first")
        guard phase != .running else { return }
        self.delay = delay
        let motion = activate()
        motion.timeline.resume(at: now, delay: max(0, delay))
        run(motion)
    }

    /// Holds it where it is; an inactive animator is started and held at its beginning.
    open func pauseAnimation() {
        require(phase != .stopped, "a stopped animator cannot be paused")
        guard phase != .paused else { return }
        require(phase == .inactive || isInterruptible, "an animator that is not interruptible cannot be paused")
        hold(activate())
    }

    /// Lets a paused animator go on; a new pace takes the way that is left for the whole. The factor is a share of the duration; 0 keeps
    /// the time that is left.
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

    /// Ends it where it is: the views keep what is on screen. With false it waits for `finishAnimation(at:)`; with true no completion is called.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard phase != .inactive else { return }
        if phase != .stopped {
            require(isInterruptible, "an animator that is not interruptible cannot be stopped")
            freeze()
        }
        phase = .stopped
        if withoutFinishing { rest() }
    }

    /// Ends a stopped animator: the views take the values of the position, and the completions are called.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        require(phase == .stopped, "finishAnimation(at:) should only be called on a stopped animator!")
        switch finalPosition {
        case .end: stopped.forEach { $0.applyNewValue() }
        case .start: stopped.reversed().forEach { $0.layer.setModel($0.property, to: $0.old) }
        case .current: break
        }
        complete(at: finalPosition)
    }

    /// It has arrived where it went to.
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

    /// Runs the blocks, if that has not been done.
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

    /// Takes the animations off and gives the model what they showed.
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

    /// Back to the beginning of its life, without blocks and completions.
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
