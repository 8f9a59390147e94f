/// A transition under a finger: the swipe back, or an app's interaction.
extension ControllerTransition {
    /// Sets the progress that the finger has made, 0 to 1.
    func update(_ fraction: CGFloat) {
        guard stage == .running, isInteractive else { return }
        percentComplete = min(max(fraction, 0), 1)
        if hasMotion { motion.scrub(to: percentComplete) }
    }

    /// Releases the transition: the rest runs by itself, to the end or back.
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

    /// Cancels the transition at once, because the finger has gone back beyond the beginning.
    func takeBack() {
        guard stage == .running, isInteractive, custom == nil else { return }
        isInteractive = false
        isCancelled = true
        interactionHandlers.forEach { $0(self) }
        motion.finishNow(atEnd: false)
    }

    /// Interrupts a transition that runs by itself, so that a finger drives it. According to the page of
    /// `UIViewControllerTransitionCoordinatorContext.isInteractive`, only a transition that started interactively or is interruptible can be
    /// interactive.
    func takeHold() {
        guard stage == .running, !isInteractive, isAnimated else { return }
        precondition(
            isInterruptible || initiallyInteractive,
            "pauseInteractiveTransition() needs an animator with interruptibleAnimator(using:), or an interactive start"
        )
        isInteractive = true
        isCancelled = false
        if hasMotion {
            motion.hold()
            percentComplete = motion.fraction
        }
        interactionHandlers.forEach { $0(self) }
    }
}
