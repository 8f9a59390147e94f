#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The fraction of the way from the source (0) to the destination (1). The fraction changes in a given time, follows a finger, or moves on
/// a spring after the finger's release.
struct TransitionFraction: Sendable {
    private enum Motion {
        case timed(TimedFade)
        case held(FractionDrag)
        case thrown(SpringFade)
    }

    /// The spring that moves the fraction after a release, to either side. UIKit's own swipe back was measured: ω is 22 radians per second,
    /// and the damping ratio is 0.85.
    private static let spring = Spring(dampingRatio: 0.85, response: 2 * .pi / 22)

    private var motion: Motion
    private var goal: CGFloat
    /// The fraction that was shown last. A drag starts at this fraction. If the drag started at the fraction of the next frame, the screen
    /// would jump.
    private(set) var shown: CGFloat
    private var clock = DisplayClock()

    /// Creates a fraction at rest, from 0 to 1. `duration` is the time of the whole way without a finger, in seconds.
    init(_ value: CGFloat, duration: TimeInterval) {
        motion = .timed(TimedFade(value, duration: duration))
        goal = value
        shown = value
    }

    /// Returns the fraction to show at a time, from 0 to 1.
    mutating func advance(to time: TimeInterval) -> CGFloat {
        shown = value(at: clock.advance(to: time))
        return shown
    }

    /// Returns the later of a time and the latest shown time, in seconds.
    func displayTime(at time: TimeInterval) -> TimeInterval { clock.time(at: time) }

    /// Returns the fraction at a time, from 0 to 1.
    func value(at time: TimeInterval) -> CGFloat {
        let time = clock.time(at: time)
        return switch motion {
        case .timed(let fade): fade.value(at: time)
        case .held(let drag): drag.fraction
        case .thrown(let fade): isSettled(at: time) ? goal : fade.value(at: time)
        }
    }

    /// Returns whether the fraction has reached its goal. On the spring, the goal counts as reached if less than 1/2048 of the way is left,
    /// which is about a pixel.
    func isSettled(at time: TimeInterval) -> Bool {
        switch motion {
        case .timed(let fade): fade.isSettled(at: time)
        case .held: false
        case .thrown(let fade): fade.isSettled(at: time, within: 1.0 / 2048)
        }
    }

    /// Starts to move to a goal. After a drag, the motion starts at the finger's velocity, in points per second. Otherwise, `velocity` has
    /// no effect.
    mutating func head(for goal: CGFloat, velocity: CGVector, at time: TimeInterval) {
        self.goal = goal
        let time = clock.time(at: time)
        switch motion {
        case .timed(var fade):
            fade.head(for: goal, at: time)
            motion = .timed(fade)
        case .held(let drag):
            let rate = drag.rate(of: velocity)
            motion = .thrown(SpringFade(from: drag.fraction, velocity: rate, to: goal, spring: TransitionFraction.spring, at: time))
        case .thrown(var fade):
            fade.head(for: goal, at: time)
            motion = .thrown(fade)
        }
    }

    /// The motion under the finger that scrubs the fraction, or `nil` if no finger scrubs it.
    var held: HeldMotion? {
        get { if case .held(let drag) = motion { HeldMotion.scrub(drag) } else { nil } }
        set { if case .scrub(let drag)? = newValue { motion = .held(drag) } }
    }
}
#endif
