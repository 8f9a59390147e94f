/// The course of an animator in time: the motion is paused, scrubbed, reversed and continued.
///
/// A place on the way has an x and a progress. The x is the share of the animator's own time, and the progress is the curve's y at that x.
/// A reversed timeline runs the same way back. A scrub by a linear pace sets the progress. If the timeline continues from there, its x is
/// the place at which the curve reaches that progress. So nothing jumps (WWDC 2017, session 230: "the conversion of time on pausing and
/// continuing").
struct AnimatorTimeline {
    /// The animator's own pace.
    let curve: MotionCurve
    private(set) var isReversed: Bool
    private var course: Course
    private var clock: Clock

    private enum Course {
        /// Along the animator's own curve. The rate is the change of x in a second.
        case own(x: Double, rate: Double)
        /// From a progress to the target, along another curve.
        case continued(from: CGVector, curve: MotionCurve)
        /// Held at a progress by hand.
        case scrubbed(Double)
    }

    private enum Clock {
        case stopped(elapsed: Double)
        case running(since: CFTimeInterval, elapsed: Double)
    }

    /// A place on the way.
    struct Position {
        var x: Double
        var progress: CGVector
        /// Whether x is the progress instead of the share of the animator's own time.
        var isLinear: Bool
    }

    init(curve: MotionCurve, isReversed: Bool) {
        // A duration of zero ends at the next frame.
        self.curve = MotionCurve(shape: curve.shape, duration: max(curve.duration, 1e-9))
        self.isReversed = isReversed
        course = .own(x: isReversed ? 1 : 0, rate: (isReversed ? -1 : 1) / self.curve.duration)
        clock = .stopped(elapsed: 0)
    }

    /// The progress at the end of the current direction.
    private var target: Double { isReversed ? 0 : 1 }

    private var ownRate: Double { (isReversed ? -1 : 1) / curve.duration }

    // MARK: Reading

    var isRunning: Bool {
        if case .running = clock { true } else { false }
    }

    private func elapsed(at now: CFTimeInterval) -> Double {
        switch clock {
        case .stopped(let elapsed): elapsed
        case .running(let since, let elapsed): elapsed + max(0, now - since)
        }
    }

    func position(at now: CFTimeInterval) -> Position {
        let elapsed = elapsed(at: now)
        switch course {
        case .own(let start, let rate):
            let x = min(max(start + rate * elapsed, 0), 1)
            return Position(x: x, progress: curve.progress(atFraction: x), isLinear: false)
        case .continued(let start, let curve):
            let share = curve.progress(at: elapsed)
            let progress = CGVector(
                dx: start.dx + (CGFloat(target) - start.dx) * share.dx,
                dy: start.dy + (CGFloat(target) - start.dy) * share.dy
            )
            return Position(x: Double(progress.dx), progress: progress, isLinear: true)
        case .scrubbed(let progress):
            return Position(x: progress, progress: CGVector(dx: progress, dy: progress), isLinear: true)
        }
    }

    /// Returns the progress of a block that begins at an x of its own.
    func progress(startingAt start: Double, at now: CFTimeInterval) -> CGVector {
        let position = position(at: now)
        guard start > 0 else { return position.progress }
        let x = start < 1 ? min(max((position.x - start) / (1 - start), 0), 1) : position.x >= 1 ? 1 : 0
        return position.isLinear ? CGVector(dx: x, dy: x) : curve.progress(atFraction: x)
    }

    /// Returns the completed fraction in the current direction: of the time on the animator's own curve, otherwise of the way.
    func fractionComplete(at now: CFTimeInterval, scrubsLinearly: Bool) -> CGFloat {
        let position = position(at: now)
        let share = position.isLinear || (!isRunning && scrubsLinearly) ? position.progress.dx : CGFloat(position.x)
        return isReversed ? 1 - share : share
    }

    /// The time of the arrival, or infinity while the timeline is held.
    var endTime: CFTimeInterval {
        guard case .running(let since, let elapsed) = clock else { return .infinity }
        switch course {
        case .own(let x, let rate): return since + (rate == 0 ? 0 : abs(target - x) / abs(rate) - elapsed)
        case .continued(_, let curve): return since + curve.duration - elapsed
        case .scrubbed: return .infinity
        }
    }

    // MARK: Changing

    mutating func pause(at now: CFTimeInterval) {
        clock = .stopped(elapsed: elapsed(at: now))
    }

    /// Holds the timeline exactly at its target.
    mutating func arrive() {
        course = .own(x: target, rate: ownRate)
        clock = .stopped(elapsed: 0)
    }

    /// Continues the timeline on its former course.
    mutating func resume(at now: CFTimeInterval, delay: CFTimeInterval = 0) {
        guard case .stopped(let elapsed) = clock else { return }
        clock = .running(since: now + delay, elapsed: elapsed)
        guard case .scrubbed(let progress) = course else { return }
        course = .own(x: curve.fraction(atProgress: progress), rate: ownRate)
        clock = .running(since: now + delay, elapsed: 0)
    }

    /// Returns the remaining time on the former course, in seconds.
    func remainingTime(at now: CFTimeInterval) -> CFTimeInterval {
        switch course {
        case .own, .scrubbed: abs(target - ownX(at: now)) * curve.duration
        case .continued(_, let curve): max(0, curve.duration - elapsed(at: now))
        }
    }

    private func ownX(at now: CFTimeInterval) -> Double {
        let position = position(at: now)
        return position.isLinear ? curve.fraction(atProgress: position.x) : position.x
    }

    /// Runs the rest of the way in a given time, on the animator's own curve.
    mutating func resume(within time: CFTimeInterval, at now: CFTimeInterval) {
        let x = ownX(at: now)
        course = .own(x: x, rate: (target - x) / max(time, 1e-9))
        clock = .running(since: now, elapsed: 0)
    }

    /// Runs the rest of the way with another pace, for which the rest is the whole distance.
    mutating func resume(along other: MotionCurve, at now: CFTimeInterval) {
        course = .continued(from: position(at: now).progress, curve: other)
        clock = .running(since: now, elapsed: 0)
    }

    /// Holds the timeline at a fraction in the current direction.
    mutating func scrub(to fraction: Double, linearly: Bool) {
        let place = isReversed ? 1 - fraction : fraction
        course = linearly ? .scrubbed(place) : .own(x: place, rate: ownRate)
        clock = .stopped(elapsed: 0)
    }

    /// Reverses the timeline at its current place.
    mutating func setReversed(_ reversed: Bool, at now: CFTimeInterval) {
        guard reversed != isReversed else { return }
        let position = position(at: now)
        isReversed = reversed
        switch course {
        case .own(_, let rate): course = .own(x: position.x, rate: -rate)
        case .continued(_, let curve): course = .continued(from: position.progress, curve: curve.startingAtRest)
        case .scrubbed: return
        }
        switch clock {
        case .stopped: clock = .stopped(elapsed: 0)
        case .running(let since, _): clock = .running(since: max(since, now), elapsed: 0)
        }
    }
}
