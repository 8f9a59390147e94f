import Foundation
import TouchRecorder

/// A recognizer's report, and its time.
struct GestureReport: Equatable, Sendable {
    let time: TimeInterval
    let report: TouchRecording.RecognizerReport

    /// The recognizer's name, such as "pinch on photo 0".
    var name: String { "\(report.kind.rawValue) on \(report.owner)" }
    var begins: Bool { report.state == .began }
    var ends: Bool { report.state == .ended || report.state == .cancelled }
    var fails: Bool { report.state == .failed }

    static func all(in answers: [TouchRecording.Answer]) -> [GestureReport] {
        answers.compactMap { answer in
            guard case .recognizer(let report) = answer.content else { return nil }
            return GestureReport(time: answer.time, report: report)
        }
    }
}
