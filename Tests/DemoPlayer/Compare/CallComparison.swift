import Foundation
import TouchRecorder

/// Compares the calls of methods and their order. Also compares the order in which recognizers acted in the same event.
struct CallComparison {
    private(set) var quantities: [ComparedQuantity] = []

    private struct Call: Equatable {
        let time: TimeInterval
        let text: String
    }

    init(_ measured: [TouchRecording.Answer], _ ours: [TouchRecording.Answer], _ events: EventTimes) {
        compareCalls(CallComparison.calls(measured), CallComparison.calls(ours))
        compareOrder(CallComparison.deeds(measured, events), CallComparison.deeds(ours, events))
    }

    private mutating func compareCalls(_ measured: [Call], _ ours: [Call]) {
        var calls = ComparedQuantity("calls: order", .calls)
        var times = ComparedQuantity("calls: times", .callTime)
        for step in SequenceDifference(measured: measured.map(\.text), ours: ours.map(\.text)).steps {
            switch step {
            case .both(let one, let other):
                calls.note(measured[one].text, ours[other].text, at: measured[one].time)
                times.note([measured[one].time], [ours[other].time], at: measured[one].time)
            case .measuredOnly(let one): calls.note(measured[one].text, nil, at: measured[one].time)
            case .oursOnly(let other): calls.note(nil, ours[other].text, at: ours[other].time)
            }
        }
        quantities += [calls, times]
    }

    /// Compares the order of the recognizers that acted in the same event on both phones.
    private mutating func compareOrder(_ measured: [Int: [Call]], _ ours: [Int: [Call]]) {
        var order = ComparedQuantity("recognizers: order within an event", .order)
        for index in measured.keys.sorted() {
            guard let all = measured[index], let others = ours[index] else { continue }
            let ones = CallComparison.common(all, with: others).map(\.text)
            guard let time = all.first?.time, ones.count > 1 else { continue }
            order.note(
                ones.joined(separator: ", "),
                CallComparison.common(others, with: all).map(\.text).joined(separator: ", "),
                at: time
            )
        }
        quantities.append(order)
    }

    private static func calls(_ answers: [TouchRecording.Answer]) -> [Call] {
        answers.compactMap { answer in
            guard case .call(let report) = answer.content else { return nil }
            return Call(time: answer.time, text: "\(report.name) by \(report.caller)")
        }
    }

    /// Returns the reports of recognizers, grouped by event. Calls are not included, because a recognizer's report and the calls of its
    /// actions have no fixed order. Failures are not included, because they are noticed later.
    private static func deeds(_ answers: [TouchRecording.Answer], _ events: EventTimes) -> [Int: [Call]] {
        let deeds: [Call] = answers.compactMap { answer in
            guard case .recognizer(let report) = answer.content, report.state != .failed else { return nil }
            return Call(time: answer.time, text: "\(report.kind.rawValue) on \(report.owner)")
        }
        return Dictionary(grouping: deeds) { events.index(at: $0.time) }
    }

    /// Returns the calls that also occur in another list, at most as often as there.
    private static func common(_ calls: [Call], with others: [Call]) -> [Call] {
        var left = Dictionary(grouping: others, by: \.text).mapValues(\.count)
        return calls.filter { call in
            guard let count = left[call.text], count > 0 else { return false }
            left[call.text] = count - 1
            return true
        }
    }
}
