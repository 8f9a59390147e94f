#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A fraction between 0 and 1 that a spring moves to a goal, such as the visible fraction of a backdrop or a screen.
///
/// When the goal changes, the fade continues from its present value and velocity, so that nothing jumps.
struct SpringFade: Sendable {
    private let spring: Spring
    private var goal: CGFloat
    /// The distance from the goal at `startTime`, and its velocity.
    private var start = Spring.Motion.rest
    private var startTime: TimeInterval = 0

    /// Creates a fade that rests at a value, 0 to 1. Its spring is critically damped, so the fade never overshoots. The response is in
    /// seconds.
    init(_ value: CGFloat = 1, response: TimeInterval) {
        spring = Spring(dampingRatio: 1, response: response)
        goal = value
    }

    /// Creates a fade that moves from a value to a goal. The velocity is per second. The time of the start is in seconds.
    init(from value: CGFloat, velocity: CGFloat, to goal: CGFloat, spring: Spring, at time: TimeInterval) {
        self.spring = spring
        self.goal = goal
        start = Spring.Motion(value: value - goal, velocity: velocity)
        startTime = time
    }

    /// Moves the fraction to a goal, from a time on, in seconds.
    mutating func head(for goal: CGFloat, at time: TimeInterval) {
        guard goal != self.goal else { return }
        start = motion(at: time)
        start.value += self.goal - goal
        startTime = time
        self.goal = goal
    }

    /// Returns the fraction at a time, in seconds.
    func value(at time: TimeInterval) -> CGFloat { (goal + motion(at: time).value).clamped(to: 0...1) }

    /// Returns whether the fraction is within a tolerance of its goal, and stays there. The default tolerance is less than a step of an
    /// 8-bit color.
    func isSettled(at time: TimeInterval, within tolerance: CGFloat = 1.0 / 512) -> Bool {
        spring.amplitude(of: motion(at: time)) < tolerance
    }

    private func motion(at time: TimeInterval) -> Spring.Motion { spring.motion(from: start, after: time - startTime) }
}

/// A fraction between 0 and 1 that moves to its goal in a given time. The motion is slow at its start and at its end: 3t² − 2t³.
struct TimedFade: Sendable {
    /// The duration of the whole way from 0 to 1, in seconds. Half of the way takes half of the duration, and so on.
    let duration: TimeInterval
    private var start: CGFloat
    private var goal: CGFloat
    private var startTime: TimeInterval = 0

    /// Creates a fade that rests at a value, 0 to 1. The duration is in seconds.
    init(_ value: CGFloat, duration: TimeInterval) {
        self.duration = duration
        start = value
        goal = value
    }

    /// Moves the fraction to a goal, from a time on, in seconds.
    mutating func head(for goal: CGFloat, at time: TimeInterval) {
        guard goal != self.goal else { return }
        start = value(at: time)
        self.goal = goal
        startTime = time
    }

    /// Returns the fraction at a time, in seconds.
    func value(at time: TimeInterval) -> CGFloat {
        guard wayDuration > 0 else { return goal }
        return start.mixed(with: goal, CGFloat((time - startTime) / wayDuration).smoothstep)
    }

    /// Returns whether the fraction has reached its goal.
    func isSettled(at time: TimeInterval) -> Bool { time - startTime >= wayDuration }

    private var wayDuration: TimeInterval { duration * Double(abs(goal - start)) }
}

/// The alpha of a backdrop. When the target alpha jumps, the backdrop's alpha moves to the target without a jump.
///
/// The target jumps to 0 when fingers release the photo. When fingers catch the photo again, the target jumps to the alpha for the photo's
/// scale. The difference from the target fades on a critically damped spring. This spring is a tenth slower than the photo's spring, so the
/// backdrop fades while the photo flies. With the default spring, no frame of 1/60 s changes an alpha of 0.8 by more than 0.078.
struct BackdropMotion: Sendable {
    private let response: TimeInterval
    /// The difference from the target directly after the target's last jump.
    private var difference: CGFloat = 0
    /// The fraction of the difference that is left.
    private var fade: SpringFade

    /// Creates a motion at its target. `response` is the response of the photo's spring, in seconds.
    init(response: TimeInterval) {
        self.response = response * 1.1
        fade = SpringFade(0, response: self.response)
    }

    /// Starts to blend an alpha into the alpha of a new target. The blend starts at a time, in seconds.
    mutating func blend(from alpha: CGFloat, to target: CGFloat, at time: TimeInterval) {
        difference = alpha - target
        fade = SpringFade(1, response: response)
        fade.head(for: 0, at: time)
    }

    /// Returns the alpha, 0 to 1, for the target at a time, in seconds.
    func alpha(for target: CGFloat, at time: TimeInterval) -> CGFloat {
        (target + difference * fade.value(at: time)).clamped(to: 0...1)
    }

    /// Returns whether the alpha has reached the target.
    func isSettled(at time: TimeInterval) -> Bool { difference == 0 || fade.isSettled(at: time) }
}
#endif
