import UIKit

/// A fraction between 0 and 1 that goes to either end in a given time, slowly at first and at last (3t² − 2t³).
struct TimedFade: Sendable {
    /// For the whole way, in seconds.
    let duration: TimeInterval
    private var start: CGFloat
    private var goal: CGFloat
    private var startTime: TimeInterval = 0

    /// At rest at a value, 0 to 1.
    init(_ value: CGFloat, duration: TimeInterval) {
        self.duration = duration
        start = value
        goal = value
    }

    /// Goes to an end from where it is at a time, in seconds; a part of the way takes that part of the duration.
    mutating func head(for goal: CGFloat, at time: TimeInterval) {
        start = value(at: time)
        self.goal = goal
        startTime = time
    }

    /// 0 to 1.
    func value(at time: TimeInterval) -> CGFloat {
        let way = duration * Double(abs(goal - start))
        guard way > 0 else { return goal }
        let part = CGFloat(min(max((time - startTime) / way, 0), 1))
        return start + (goal - start) * part * part * (3 - 2 * part)
    }

    /// Whether it has got there.
    func isSettled(at time: TimeInterval) -> Bool {
        time - startTime >= duration * Double(abs(goal - start))
    }
}
