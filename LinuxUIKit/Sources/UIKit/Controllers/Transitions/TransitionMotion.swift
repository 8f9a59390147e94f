/// The motion of a transition's animations: by themselves, or under a finger, which can release them towards either end.
@MainActor final class TransitionMotion {
    private let animator: UIViewPropertyAnimator
    private var whenDone: ((_ reachedEnd: Bool) -> Void)?
    /// Whether the motion has ended. Animations that are added after the end change their values at once.
    private(set) var isOver = false

    init(duration: TimeInterval, pace: MotionCurve?, whenDone: ((_ reachedEnd: Bool) -> Void)?) {
        animator = pace.map { UIViewPropertyAnimator(along: $0) } ?? UIViewPropertyAnimator(duration: duration, curve: .easeInOut)
        self.whenDone = whenDone
        animator.addCompletion { [weak self] in self?.end($0 == .end) }
    }

    /// The fraction of the way to the end, 0 to 1.
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

    /// Pauses the motion, so that a finger can move it towards the end again.
    func hold() {
        guard !isOver else { return }
        animator.pauseAnimation()
        animator.isReversed = false
    }

    /// Runs the rest of the way, to the end or back, with a spring. The spring determines the duration.
    func letGo(forward: Bool, spring: UISpringTimingParameters) {
        guard !isOver else { return }
        animator.isReversed = !forward
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 0)
    }

    /// Runs the rest of the way with another curve, at a multiple of the ordinary speed.
    func letGo(forward: Bool, curve: UIView.AnimationCurve, speed: CGFloat) {
        guard !isOver else { return }
        let rest = forward ? 1 - fraction : fraction
        animator.isReversed = !forward
        // A factor of 0 would stand for the time that is left.
        let factor = max(rest / max(speed, .leastNormalMagnitude), 1e-6)
        animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: curve), durationFactor: factor)
    }

    /// Jumps to one end, and calls the completion at once. An animator would call the completion in a later turn.
    func finishNow(atEnd: Bool = true) {
        guard !isOver else { return }
        guard animator.state != .inactive else { return end(atEnd) }
        // Ends the animator as if it had run to this end. A stopped animator would overwrite values that other code has set during the
        // motion.
        animator.isReversed = !atEnd
        animator.didArrive()
        end(atEnd)
    }

    /// Ends the motion after the end of the transition. If the animator already runs to that end, it runs on. Otherwise, it jumps there.
    ///
    /// An animator that is there has nothing left to show. For another frame, it would shift what the end of the transition has placed.
    func settle(atEnd: Bool) {
        let isThere = abs(fraction - (atEnd ? 1 : 0)) < 0.001
        if !animator.isRunning || animator.isReversed == atEnd || isThere { finishNow(atEnd: atEnd) }
    }

    private func end(_ reachedEnd: Bool) {
        guard !isOver else { return }
        isOver = true
        let whenDone = whenDone
        self.whenDone = nil
        whenDone?(reachedEnd)
    }
}
