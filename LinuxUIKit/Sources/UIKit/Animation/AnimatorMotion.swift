/// The animations of a property animator, from its start to its end.
final class AnimatorMotion: ViewAnimationOwner, RunningMotion {
    var timeline: AnimatorTimeline
    private(set) var animations: [ViewAnimation] = []
    private let traits: ViewAnimation.Traits
    /// The x of the timeline at which the recorded block begins.
    private var start = 0.0
    /// The animator while it runs. Without this reference, a running animator could be released, because nothing else has to keep it.
    var runningAnimator: UIViewPropertyAnimator?

    init(timeline: AnimatorTimeline, traits: ViewAnimation.Traits) {
        self.timeline = timeline
        self.traits = traits
    }

    var curve: MotionCurve { timeline.curve }

    /// Runs a block and records its changes.
    func record(startingAt start: Double, _ block: () -> Void) {
        let schedule = RenderServer.current.schedule
        self.start = start
        schedule.recorders.append(self)
        block()
        schedule.recorders.removeLast()
    }

    func propertyDidChange(_ key: LayerKey, of layer: CALayer, from old: LayerValue, to new: LayerValue) {
        let animation = ViewAnimation(
            key,
            of: layer,
            from: old,
            to: new,
            change: ViewAnimation.Change(key, of: layer, from: old, to: new),
            traits: traits,
            owner: self,
            progress: { [self, start] now in timeline.progress(startingAt: start, at: now) }
        )
        animations.append(animation)
        animation.attach(key: layer.animations.freeKey(for: key))
    }

    func didLose(_ animation: any LayerAnimation) {
        animations.removeAll { $0 === animation }
    }

    /// Takes the animations off their layers and returns them.
    func detachAnimations(finished: Bool) -> [ViewAnimation] {
        let detached = animations
        animations = []
        for animation in detached { animation.detach(finished: finished) }
        return detached
    }

    // MARK: RunningMotion

    var endTime: CFTimeInterval { timeline.endTime }

    var name: String? { "a UIViewPropertyAnimator" }

    @MainActor func end() {
        runningAnimator?.didArrive()
    }

    @MainActor func endUnseen() { end() }

    /// Keeps the animations off screen, because the animator can still be reversed when its views are back.
    func dropAnimationsOffScreen() {}
}
