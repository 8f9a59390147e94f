import UIKit

/// How much of its curve's alpha the backdrop shows: all while the photo is held, less and less while it flies back.
///
/// So a curve that is not 0 at scale 1 still ends without a step, and a photo that is caught on its way back takes the backdrop up from where
/// it is. A critically damped spring, which never overshoots.
struct BackdropPresence: Sendable {
    private let spring: Spring
    private var goal: CGFloat = 1
    private var start = Spring.Motion.rest
    private var startTime: TimeInterval = 0

    /// Fully there; `response` in seconds.
    init(response: TimeInterval) {
        spring = Spring(dampingRatio: 1, response: response)
    }

    /// Goes to 1 or 0 from where it is at a time, in seconds.
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

    /// Whether nothing changes any more that could be seen: less than a step of 8 bits.
    func isSettled(at time: TimeInterval) -> Bool {
        spring.amplitude(of: spring.motion(from: start, after: time - startTime)) < 1.0 / 512
    }
}
