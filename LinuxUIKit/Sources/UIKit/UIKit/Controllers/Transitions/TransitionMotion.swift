/// How the animations of one transition run: by themselves, or under a finger that may let go either way.
@MainActor final class TransitionMotion {
    let duration: TimeInterval
    private(set) var fraction: CGFloat = 0
    private var whenDone: ((_ reachedEnd: Bool) -> Void)?

    init(duration: TimeInterval, whenDone: @escaping (_ reachedEnd: Bool) -> Void) {
        self.duration = duration
        self.whenDone = whenDone
    }

    func add(_ animations: @escaping () -> Void) {
        animations()
    }

    func start() {
        Platform.current.after(duration, "transition") { self.end(true) }
    }

    func scrub(to fraction: CGFloat) {
        self.fraction = fraction
    }

    func letGo(forward: Bool) {
        Platform.current.after(duration, "transition") { self.end(forward) }
    }

    /// Jumps to the end.
    func finishNow() {
        end(true)
    }

    private func end(_ reachedEnd: Bool) {
        guard let whenDone else { return }
        self.whenDone = nil
        whenDone(reachedEnd)
    }
}
