/// A transition under a finger: the swipe back, or an interaction of the app's own.
extension ControllerTransition {
    /// How far the finger has driven it, 0 to 1.
    func update(_ fraction: CGFloat) {
        guard stage == .running, isInteractive else { return }
        percentComplete = min(max(fraction, 0), 1)
        if hasMotion { motion.scrub(to: percentComplete) }
    }

    /// The finger lets go: the rest runs by itself, on to the end or back.
    func letGo(completing: Bool) {
        guard stage == .running, isInteractive else { return }
        isInteractive = false
        isCancelled = !completing
        interactionHandlers.forEach { $0(self) }
        guard hasMotion else { return }
        if custom == nil {
            motion.letGo(forward: completing, spring: style.spring)
        } else {
            motion.letGo(forward: completing, curve: completionCurve, speed: completionVelocity)
        }
    }

    /// The finger has gone back beyond the beginning: the transition is cancelled at once.
    func takeBack() {
        guard stage == .running, isInteractive, custom == nil else { return }
        isInteractive = false
        isCancelled = true
        interactionHandlers.forEach { $0(self) }
        motion.finishNow(atEnd: false)
    }

    /// A finger takes hold of one that runs by itself.
    func takeHold() {
        guard stage == .running, !isInteractive, isAnimated else { return }
        isInteractive = true
        isCancelled = false
        if hasMotion {
            motion.hold()
            percentComplete = motion.fraction
        }
        interactionHandlers.forEach { $0(self) }
    }
}
