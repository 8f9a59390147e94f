/// A `CAAnimation` that runs on a layer.
final class CoreAnimationRun: LayerAnimation, RunningMotion {
    let layer: CALayer
    var attachment = LayerAttachment()
    private let animation: CAPropertyAnimation
    private let path: AnimationKeyPath
    private let timing: MediaTiming
    /// The value on screen at the time the animation was added.
    private let previous: LayerValue

    /// - Parameter animation: The layer's own copy.
    init(_ animation: CAPropertyAnimation, on layer: CALayer, now: CFTimeInterval) {
        guard let name = animation.keyPath else {
            preconditionFailure("NSInvalidArgumentException: a property animation has a key path")
        }
        precondition(!animation.isCumulative, "LinuxUIKit: cumulative animations are not simulated")
        self.layer = layer
        self.animation = animation
        path = AnimationKeyPath(name)
        timing = animation.timing(at: now)
        previous = path.read(layer.presentationValues)
    }

    var description: CAAnimation? { animation }

    func apply(to sample: inout LayerSample, at now: CFTimeInterval) {
        // The render server takes the animation off the screen at its end, even if the app is notified later. A nanosecond of tolerance,
        // because sums of frame durations are not exact.
        guard !animation.isRemovedOnCompletion || now < timing.endTime - 1e-9 else { return }
        guard let fraction = timing.fraction(at: now) else { return }
        let value = animation.value(
            atFraction: fraction,
            duration: timing.duration,
            underlying: sample[path],
            previous: previous
        )
        if animation.isAdditive {
            sample.add(value, to: path)
        } else {
            sample.replace(path, with: value)
        }
    }

    func start() {
        let schedule = RenderServer.current.schedule
        schedule.add(self)
        guard let delegate = animation.delegate else { return }
        schedule.enqueue { [animation] in delegate.animationDidStart(animation) }
    }

    private func stop(finished: Bool) {
        let schedule = RenderServer.current.schedule
        schedule.remove(self)
        guard let delegate = animation.delegate else { return }
        schedule.enqueue { [animation] in delegate.animationDidStop(animation, finished: finished) }
    }

    // MARK: RunningMotion

    var endTime: CFTimeInterval { timing.endTime }

    var name: String? { "an animation of \(path.name)" }

    func end() {
        stop(finished: true)
        if animation.isRemovedOnCompletion {
            detach(finished: true)
        } else {
            hasEnded = true
            tell(finished: true)
        }
    }

    func endUnseen() {
        guard animation.isRemovedOnCompletion else { return }
        detach(finished: false)
        stop(finished: false)
    }

    /// Whether the animation has ended but stays on its layer.
    private var hasEnded = false

    func dropAnimationsOffScreen() {
        guard !layer.isOnScreen else { return }
        detach(finished: false)
        stop(finished: false)
    }

    func wasRemoved() {
        guard !hasEnded else { return }
        stop(finished: false)
    }
}
