import Foundation
import TouchRecorder

/// What fingers did from the first that landed to the last that lifted.
struct Touching: Sendable {
    /// The times of its events and how far the fingers had come at each.
    private let travels: [(time: TimeInterval, travel: FingerTravel)]

    func holds(_ time: TimeInterval) -> Bool {
        guard let first = travels.first, let last = travels.last else { return false }
        return time >= first.time - AnswerCurve.sameTime && time <= last.time + AnswerCurve.sameTime
    }

    /// What a gesture's threshold may be that began when it did: more than the farthest that the fingers had come before, and at most
    /// what they had come then. One that never began has a threshold that is more than the farthest that they came.
    ///
    /// - Parameters:
    ///   - beginning: when it began; nil if it never did.
    ///   - other: when the same gesture began elsewhere: it says how many fingers it has.
    /// - Returns: nil if it did not begin with a movement of as many fingers as it has.
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

    /// All of a recording.
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
