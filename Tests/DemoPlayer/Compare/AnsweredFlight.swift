import Foundation
import TouchRecorder

/// A flight as a trace has it: frames in a row in which something flies.
struct AnsweredFlight: Equatable, Sendable {
    struct Frame: Equatable, Sendable {
        let time: TimeInterval
        let report: TouchRecording.FlyingReport
    }

    /// What flies, as in "photo"; the second of a name that flies at the same time is "photo (2)".
    let name: String
    /// One at least, in order of time.
    private(set) var frames: [Frame]

    var start: TimeInterval { frames.first?.time ?? 0 }
    var end: TimeInterval { frames.last?.time ?? 0 }

    /// What some numbers of it are over time; frames that lack them are left out.
    func curve(of values: (TouchRecording.FlyingReport) -> [Double]?) -> AnswerCurve {
        AnswerCurve(frames.compactMap { frame in values(frame.report).map { AnswerCurve.Sample(time: frame.time, values: $0) } })
    }

    /// All of a trace, in the order of their beginnings.
    static func all(in answers: [TouchRecording.Answer]) -> [AnsweredFlight] {
        var flights: [AnsweredFlight] = []
        /// The flights of the frame before, by their names, and those of this one.
        var former: [String: Int] = [:]
        var present: [String: Int] = [:]
        var number: Int?
        for answer in answers {
            guard case .frame(let frame) = answer.content else { continue }
            if number != frame.number { (former, present, number) = (present, [:], frame.number) }
            guard let report = frame.flying else { continue }
            let name = AnsweredFlight.name(of: report, beside: present)
            let shown = Frame(time: answer.time, report: report)
            if let index = former[name] {
                flights[index].frames.append(shown)
                present[name] = index
            } else {
                present[name] = flights.count
                flights.append(AnsweredFlight(name: name, frames: [shown]))
            }
        }
        return flights
    }

    private static func name(of report: TouchRecording.FlyingReport, beside others: [String: Int]) -> String {
        var name = report.name
        var count = 1
        while others[name] != nil {
            count += 1
            name = "\(report.name) (\(count))"
        }
        return name
    }
}
