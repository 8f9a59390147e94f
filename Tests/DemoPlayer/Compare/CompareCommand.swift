import TouchRecorder
import UIKit

/// Compares a phone's answers with LinuxUIKit's answers to the same touches.
@MainActor struct CompareCommand {
    let app: any DemoApp
    let file: URL
    let itemCount: Int
    /// Writes a line of the report.
    var tell: (String) -> Void = { print($0) }

    /// The longest trace that is replayed, in seconds. A comparison replays every frame about thirty times.
    static let longestTime: TimeInterval = 600

    /// - Returns: Whether all quantities are within their tolerances.
    /// - Throws: `TraceError`, a description of one line, if the file is not a trace.
    func run() async throws -> Bool {
        let trace = try CompareCommand.read(file)
        let explanation: Explanation
        do {
            let replay = try await TraceReplay(app: app, trace: trace, itemCount: itemCount).aligned()
            explanation = try await ExplanationSearch(trace: trace, answers: { try await replay.answers(on: $0) }).run()
        } catch {
            throw TraceError(file: file, problem: "\(error)")
        }
        tell(CompareReport(trace: trace, explanation: explanation).text)
        return explanation.comparison.isWithin
    }

    /// Reads a trace. The answers, the screen and the duration must be possible on a phone.
    static func read(_ file: URL) throws(TraceError) -> TouchRecording {
        let trace: TouchRecording
        do {
            trace = try TouchRecording(jsonLines: Data(contentsOf: file))
        } catch let error as TouchRecordingError {
            throw TraceError(file: file, problem: error.description)
        } catch {
            throw TraceError(file: file, problem: error.localizedDescription)
        }
        if let problem = problem(of: trace) { throw TraceError(file: file, problem: problem) }
        return trace
    }

    private static func problem(of trace: TouchRecording) -> String? {
        if trace.answers.isEmpty { return "the recording has touches alone, and no answers to compare" }
        if trace.duration > longestTime { return "the trace lasts more than \(Int(longestTime)) seconds" }
        let (width, height) = (trace.screen.width, trace.screen.height)
        // The limits allow a phone of 320 × 480, an iPad of 1032 × 1376, and some margin.
        guard min(width, height) >= 200, max(width, height) <= 2000 else {
            return "a screen of \(TouchRecording.text(of: width)) × \(TouchRecording.text(of: height)) points is no phone's"
        }
        return nil
    }
}

/// The error of a file that is not a trace, described in one line.
struct TraceError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(file: URL, problem: String) {
        // A description is one line, even if the problem quotes line breaks.
        let line = problem.split(whereSeparator: \.isNewline).joined(separator: " ")
        description = "\(file.relativePath): \(line)"
    }
}
