import Foundation
import TouchRecorder

/// A flight in a trace: consecutive frames in which the same view flies.
struct AnsweredFlight: Equatable, Sendable {
    struct Frame: Equatable, Sendable {
        let time: TimeInterval
        let report: TouchRecording.FlyingReport
    }

    /// The name of the flying view, such as "photo". If two views of one name fly at the same time, the second is "photo (2)".
    let name: String
    /// The frames, in order of time. There is at least one.
    private(set) var frames: [Frame]

    var start: TimeInterval { frames.first?.time ?? 0 }
    var end: TimeInterval { frames.last?.time ?? 0 }

    /// Returns some of the flight's numbers over time. Frames without these numbers are left out.
    func curve(of values: (TouchRecording.FlyingReport) -> [Double]?) -> AnswerCurve {
        AnswerCurve(frames.compactMap { frame in values(frame.report).map { AnswerCurve.Sample(time: frame.time, values: $0) } })
    }

    /// Returns all flights of a trace, in order of their starts.
    static func all(in answers: [TouchRecording.Answer]) -> [AnsweredFlight] {
        var flights: [AnsweredFlight] = []
        /// The flights of the previous frame and of the current frame: their indices by name.
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
