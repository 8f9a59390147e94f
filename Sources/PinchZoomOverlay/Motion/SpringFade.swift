import UIKit

/// A fraction between 0 and 1 that a spring takes to and fro: of the backdrop, of a screen that another one fades over.
///
/// What is sent back is taken up from where it is, as fast as it is, so that nothing steps. The spring is critically damped and never
/// overshoots.
struct SpringFade: Sendable {
    private let spring: Spring
    private var goal: CGFloat
    private var start = Spring.Motion.rest
    private var startTime: TimeInterval = 0

    /// At rest at a value, 0 to 1; `response` in seconds.
    init(_ value: CGFloat = 1, response: TimeInterval) {
        spring = Spring(dampingRatio: 1, response: response)
        goal = value
    }

    /// Goes to a value from where it is at a time, in seconds.
    mutating func head(for goal: CGFloat, at time: TimeInterval) {
        guard goal != self.goal else { return }
        var motion = spring.motion(from: start, after: time - startTime)
        motion.value += self.goal - goal
        start = motion
        startTime = time
        self.goal = goal
    }

    /// 0 to 1.
    func value(at time: TimeInterval) -> CGFloat {
        min(max(goal + spring.motion(from: start, after: time - startTime).value, 0), 1)
    }

    /// Whether nothing changes any more by as much as given: by less than a step of 8 bits, if it is not.
    func isSettled(at time: TimeInterval, within tolerance: CGFloat = 1.0 / 512) -> Bool {
        spring.amplitude(of: spring.motion(from: start, after: time - startTime)) < tolerance
    }
}
