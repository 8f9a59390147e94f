import Foundation
import TouchRecorder

/// Compares the reports of recognizers, event by event.
struct GestureComparison {
    private(set) var quantities: [ComparedQuantity] = []
    private let events: EventTimes

    init(_ measured: [TouchRecording.Answer], _ ours: [TouchRecording.Answer], _ events: EventTimes) {
        self.events = events
        let (measured, ours) = (GestureReport.all(in: measured), GestureReport.all(in: ours))
        var names: [String] = []
        for report in measured + ours where !names.contains(report.name) { names.append(report.name) }
        for name in names { compare(name, measured.filter { $0.name == name }, ours.filter { $0.name == name }) }
    }

    private mutating func compare(_ name: String, _ measured: [GestureReport], _ ours: [GestureReport]) {
        var states = ComparedQuantity("\(name): states", .states)
        var began = ComparedQuantity("\(name): began at", .gestureTime)
        var ended = ComparedQuantity("\(name): ended at", .gestureTime)
        var failed = ComparedQuantity("\(name): failed at", .callTime)
        var measures = MeasureComparison(name)
        var centroid = ComparedQuantity("\(name): centroid", .centroid)
        var touches = ComparedQuantity("\(name): number of touches", .touchCount)
        for (one, other) in pairs(measured.filter { !$0.fails }, ours.filter { !$0.fails }) {
            guard let time = one?.time ?? other?.time else { continue }
            states.note(one?.report.state.rawValue, other?.report.state.rawValue, at: time)
            guard let one = one?.report, let other = other?.report else { continue }
            measures.note(one.measure, other.measure, at: time)
            centroid.note([one.x, one.y], [other.x, other.y], at: time)
            touches.note(String(one.touchCount), String(other.touchCount), at: time)
        }
        GestureComparison.note(measured, ours, in: &began) { $0.begins }
        GestureComparison.note(measured, ours, in: &ended) { $0.ends }
        GestureComparison.note(measured, ours, in: &failed) { $0.fails }
        GestureComparison.noteFailures(measured.filter(\.fails), ours.filter(\.fails), in: &states)
        quantities += [states, began, ended, failed] + measures.quantities + [centroid, touches]
    }

    /// Compares the times of beginnings or ends if both lists are equally long. If not, the comparison of the states shows which is
    /// missing.
    private static func note(
        _ measured: [GestureReport],
        _ ours: [GestureReport],
        in quantity: inout ComparedQuantity,
        where isOne: (GestureReport) -> Bool
    ) {
        let (measured, ours) = (measured.filter(isOne), ours.filter(isOne))
        guard measured.count == ours.count else { return }
        for (one, other) in zip(measured, ours) { quantity.note([one.time], [other.time], at: one.time) }
    }

    /// Compares only the number of failures. A failure is noticed in its event or in a later frame, so its time can't be compared.
    private static func noteFailures(_ measured: [GestureReport], _ ours: [GestureReport], in states: inout ComparedQuantity) {
        for index in 0..<max(measured.count, ours.count) {
            let one = measured.indices.contains(index) ? measured[index] : nil
            let other = ours.indices.contains(index) ? ours[index] : nil
            guard let time = one?.time ?? other?.time else { continue }
            states.note(one?.report.state.rawValue, other?.report.state.rawValue, at: time)
        }
    }

    /// Pairs the reports of the same event. If an event has several reports, their order in the event decides.
    private func pairs(_ measured: [GestureReport], _ ours: [GestureReport]) -> [(GestureReport?, GestureReport?)] {
        let measured = Dictionary(grouping: measured) { events.index(at: $0.time) }
        let ours = Dictionary(grouping: ours) { events.index(at: $0.time) }
        return Set(measured.keys).union(ours.keys).sorted().flatMap { index in
            let (ones, others) = (measured[index] ?? [], ours[index] ?? [])
            let difference = SequenceDifference(measured: ones.map(\.report.state), ours: others.map(\.report.state))
            var pairs: [(GestureReport?, GestureReport?)] = []
            for step in difference.steps {
                switch step {
                case .both(let one, let other): pairs.append((ones[one], others[other]))
                case .measuredOnly(let one): pairs.append((ones[one], nil))
                // If one state replaces another, the pair is one difference and not two.
                case .oursOnly(let other):
                    if let last = pairs.last, last.1 == nil {
                        pairs[pairs.count - 1].1 = others[other]
                    } else {
                        pairs.append((nil, others[other]))
                    }
                }
            }
            return pairs
        }
    }
}
