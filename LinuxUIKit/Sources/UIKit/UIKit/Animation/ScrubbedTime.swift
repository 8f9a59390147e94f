/// The time of `UIView` animations that an interaction drives: held, moved by hand, then run on to its end or back to its beginning.
///
/// While it lasts the animations are linear (the header of `UIPercentDrivenInteractiveTransition.completionCurve`); the curve is that of
/// this time when it runs.
final class ScrubbedTime {
    private enum Course {
        case held(CFTimeInterval)
        case running(from: CFTimeInterval, to: CFTimeInterval, since: CFTimeInterval, curve: MotionCurve)
    }

    /// In seconds.
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

    /// Everything that runs in it, in order.
    var animations: [BlockAnimation] { blocks.compactMap(\.block) }

    // MARK: Reading

    /// The animations' time at a time.
    func time(at now: CFTimeInterval) -> CFTimeInterval {
        switch course {
        case .held(let time): return origin + time
        case .running(let start, let target, let since, let curve):
            let elapsed = max(0, now - since)
            let share = CFTimeInterval(curve.progress(at: elapsed).dx)
            // What ends later than the transition goes on at the ordinary pace.
            let further = target > start ? max(0, elapsed - curve.duration) : 0
            return origin + start + (target - start) * share + further
        }
    }

    /// When what ends at a time of the animations really ends; infinite while it is held.
    func end(of time: CFTimeInterval) -> CFTimeInterval {
        guard case .running(_, let target, let since, let curve) = course else { return .infinity }
        // Everything ends with the transition, unless it ends later.
        return since + curve.duration + (isReturning ? 0 : max(0, time - origin - target))
    }

    var isHeld: Bool {
        if case .held = course { true } else { false }
    }

    var isReturning: Bool {
        if case .running(_, 0, _, _) = course { true } else { false }
    }

    // MARK: Driving

    /// Holds it at a share of the duration.
    func hold(at fraction: Double) {
        course = .held(fraction * duration)
    }

    /// Lets it run on to the end, or back, by a curve and so many times as fast as it would.
    func run(forward: Bool, curve: CubicBezier, speed: Double, at now: CFTimeInterval) {
        let start = time(at: now) - origin
        let target = forward ? duration : 0
        let length = abs(target - start) / max(speed, .leastNormalMagnitude)
        course = .running(from: start, to: target, since: now, curve: MotionCurve(curve, duration: length))
    }
}
