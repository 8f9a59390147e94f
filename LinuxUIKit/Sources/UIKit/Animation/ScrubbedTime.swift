/// The time of `UIView` animations that an interaction drives: held, moved by hand, then run to its end or back to its beginning.
///
/// While this time drives the animations, they are linear (the header of `UIPercentDrivenInteractiveTransition.completionCurve`). The curve
/// shapes the run of this time.
final class ScrubbedTime {
    private enum Course {
        case held(CFTimeInterval)
        case running(from: CFTimeInterval, to: CFTimeInterval, since: CFTimeInterval, curve: MotionCurve)
    }

    /// The duration in seconds.
    let duration: CFTimeInterval
    private let origin: CFTimeInterval
    private var course = Course.held(0)
    private var blocks: [WeakBlock] = []

    private struct WeakBlock {
        weak var block: BlockAnimation?
    }

    init(duration: CFTimeInterval, startingAt now: CFTimeInterval) {
        self.duration = duration
        origin = now
    }

    func add(_ block: BlockAnimation) {
        blocks.append(WeakBlock(block: block))
    }

    /// All animations in this time, in their order.
    var animations: [BlockAnimation] { blocks.compactMap(\.block) }

    // MARK: Reading

    /// Converts a time of the clock to the time of the animations.
    func time(at now: CFTimeInterval) -> CFTimeInterval {
        switch course {
        case .held(let time): return origin + time
        case .running(let start, let target, let since, let curve):
            let elapsed = max(0, now - since)
            let share = CFTimeInterval(curve.progress(at: elapsed).dx)
            // Animations that end later than the transition continue at the ordinary pace.
            let further = target > start ? max(0, elapsed - curve.duration) : 0
            return origin + start + (target - start) * share + further
        }
    }

    /// Returns the real end of an animation that ends at a time of the animations, or infinity while the time is held.
    func end(of time: CFTimeInterval) -> CFTimeInterval {
        guard case .running(_, let target, let since, let curve) = course else { return .infinity }
        // All animations end with the transition, unless they end later.
        return since + curve.duration + (isReturning ? 0 : max(0, time - origin - target))
    }

    var isHeld: Bool {
        if case .held = course { true } else { false }
    }

    var isReturning: Bool {
        if case .running(_, 0, _, _) = course { true } else { false }
    }

    // MARK: Driving

    /// Holds the time at a fraction of the duration.
    func hold(at fraction: Double) {
        course = .held(fraction * duration)
    }

    /// Runs the time to the end or back to the beginning, along a curve. The speed is a multiple of the ordinary speed.
    func run(forward: Bool, curve: CubicBezier, speed: Double, at now: CFTimeInterval) {
        let start = time(at: now) - origin
        let target = forward ? duration : 0
        let length = abs(target - start) / max(speed, .leastNormalMagnitude)
        course = .running(from: start, to: target, since: now, curve: MotionCurve(curve, duration: length))
    }
}
