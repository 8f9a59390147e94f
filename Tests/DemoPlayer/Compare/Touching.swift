import Foundation
import TouchRecorder

/// The events from the landing of the first finger until no finger is down.
struct Touching: Sendable {
    /// The times of the events, and the fingers' travel at each.
    private let travels: [(time: TimeInterval, travel: FingerTravel)]

    func holds(_ time: TimeInterval) -> Bool {
        guard let first = travels.first, let last = travels.last else { return false }
        return time >= first.time - AnswerCurve.sameTime && time <= last.time + AnswerCurve.sameTime
    }

    /// Returns the range of a gesture's threshold: more than the farthest travel before the gesture began, and at most the travel when it
    /// began. If the gesture never began, the threshold is more than the farthest travel.
    ///
    /// - Parameters:
    ///   - beginning: The report with which the gesture began, or `nil` if it never began.
    ///   - other: The report with which the same gesture began in the other recording, for the number of fingers.
    /// - Returns: nil if the gesture didn't begin with a movement of its number of fingers.
    func interval(_ threshold: ThresholdFit.Threshold, until beginning: GestureReport?, or other: GestureReport?) -> ClosedRange<
        Double
    >? {
        guard let count = (beginning ?? other)?.report.touchCount else { return nil }
        let end = beginning?.time ?? .infinity
        let until = travels.filter { $0.time <= end + AnswerCurve.sameTime }
        func farthest(_ travels: some Sequence<(time: TimeInterval, travel: FingerTravel)>) -> Double {
            travels.filter { $0.travel.fingerCount == count }.compactMap { threshold.travel($0.travel) }.max() ?? 0
        }
        guard beginning != nil else { return farthest(until)...Double.infinity }
        guard let last = until.last, last.travel.fingerCount == count else { return nil }
        guard let reached = threshold.travel(last.travel) else { return nil }
        let before = farthest(until.dropLast())
        return before < reached ? before...reached : nil
    }

    /// Returns all touchings of a recording.
    static func all(in events: [TouchRecording.Event]) -> [Touching] {
        var touchings: [Touching] = []
        var travels: [(TimeInterval, FingerTravel)] = []
        var travel = FingerTravel()
        var rest = events[...]
        while let first = rest.first {
            let together = rest.prefix { $0.time == first.time }
            rest = rest.dropFirst(together.count)
            travel.note(together)
            travels.append((first.time, travel))
            guard travel.fingerCount == 0 else { continue }
            touchings.append(Touching(travels: travels))
            travels = []
        }
        return touchings
    }
}
