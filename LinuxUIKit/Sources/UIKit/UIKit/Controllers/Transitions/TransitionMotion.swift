/// How the animations of one transition run: by themselves, or under a finger that may let go either way.
@MainActor final class TransitionMotion {
    private let animator: UIViewPropertyAnimator
    private var whenDone: ((_ reachedEnd: Bool) -> Void)?

    init(duration: TimeInterval, whenDone: @escaping (_ reachedEnd: Bool) -> Void) {
        animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut)
        self.whenDone = whenDone
        animator.addCompletion { [weak self] in self?.end($0 == .end) }
    }

    /// How far it has come towards the end, 0 to 1.
    var fraction: CGFloat { animator.fractionComplete }

    func add(_ animations: @escaping () -> Void) {
        animator.addAnimations(animations)
    }

    func start() {
        animator.startAnimation()
    }

    func scrub(to fraction: CGFloat) {
        animator.fractionComplete = fraction
    }

    /// Runs the rest of the way, on to the end or back, in the time that it would have taken anyway.
    func letGo(forward: Bool) {
        animator.isReversed = !forward
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }

    /// Jumps to the end, and tells it at once: an animator tells it in a later turn.
    func finishNow() {
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        end(true)
    }

    private func end(_ reachedEnd: Bool) {
        guard let whenDone else { return }
        self.whenDone = nil
        whenDone(reachedEnd)
    }
}
