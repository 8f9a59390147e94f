/// How the animations of one transition run: by themselves, or under a finger that may let go either way.
@MainActor final class TransitionMotion {
    private let animator: UIViewPropertyAnimator
    private var whenDone: ((_ reachedEnd: Bool) -> Void)?
    /// Whether it has ended: what is added now changes at once.
    private(set) var isOver = false

    init(duration: TimeInterval, pace: MotionCurve?, whenDone: ((_ reachedEnd: Bool) -> Void)?) {
        animator = pace.map { UIViewPropertyAnimator(along: $0) } ?? UIViewPropertyAnimator(duration: duration, curve: .easeInOut)
        self.whenDone = whenDone
        animator.addCompletion { [weak self] in self?.end($0 == .end) }
    }

    /// How far it has come towards the end, 0 to 1.
    var fraction: CGFloat {
        guard !isOver else { return 1 }
        return animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
    }

    func add(_ animations: @escaping () -> Void) {
        if isOver { UIView.performWithoutAnimation(animations) } else { animator.addAnimations(animations) }
    }

    func start() {
        animator.startAnimation()
    }

    func scrub(to fraction: CGFloat) {
        guard !isOver else { return }
        animator.fractionComplete = fraction
    }

    /// Holds it where it is, to be scrubbed towards the end again.
    func hold() {
        guard !isOver else { return }
        animator.pauseAnimation()
        animator.isReversed = false
    }

    /// Runs the rest of the way, on to the end or back, on a spring that takes its own time.
    func letGo(forward: Bool, spring: UISpringTimingParameters) {
        guard !isOver else { return }
        animator.isReversed = !forward
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 0)
    }

    /// Runs the rest of the way by another curve, so many times as fast.
    func letGo(forward: Bool, curve: UIView.AnimationCurve, speed: CGFloat) {
        guard !isOver else { return }
        let rest = forward ? 1 - fraction : fraction
        animator.isReversed = !forward
        // A factor of 0 would mean the time that is left.
        let factor = max(rest / max(speed, .leastNormalMagnitude), 1e-6)
        animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: curve), durationFactor: factor)
    }

    /// Jumps to one end, and tells it at once: an animator tells it in a later turn.
    func finishNow(atEnd: Bool = true) {
        guard !isOver else { return }
        guard animator.state != .inactive else { return end(atEnd) }
        // As if it had run there: what others have changed meanwhile stays, which a stopped animator would set anew.
        animator.isReversed = !atEnd
        animator.didArrive()
        end(atEnd)
    }

    /// The transition is over: what runs to that end already runs out by itself, all else jumps there.
    func settle(atEnd: Bool) {
        if !animator.isRunning || animator.isReversed == atEnd { finishNow(atEnd: atEnd) }
    }

    private func end(_ reachedEnd: Bool) {
        guard !isOver else { return }
        isOver = true
        let whenDone = whenDone
        self.whenDone = nil
        whenDone?(reachedEnd)
    }
}
