import TouchRecorder
import UIKit

/// Compares what a phone answered with what LinuxUIKit answers to the same touches.
@MainActor struct CompareCommand {
    let app: any DemoApp
    let file: URL
    let itemCount: Int
    /// Where the report goes.
    var tell: (String) -> Void = { print($0) }

    /// The longest trace that is replayed, in seconds: a simulated phone shows every frame of it, some thirty times over.
    static let longestTime: TimeInterval = 600

    /// - Returns: whether all is within the tolerances.
    /// - Throws: `TraceError` if the file is no trace, in one line.
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

    /// Reads a trace with answers that a phone can have given.
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
        // From a phone of 320 × 480 to an iPad of 1032 × 1376, with room.
        guard min(width, height) >= 200, max(width, height) <= 2000 else {
            return "a screen of \(TouchRecording.text(of: width)) × \(TouchRecording.text(of: height)) points is no phone's"
        }
        return nil
    }
}

/// A file that is no trace, in one line.
struct TraceError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(file: URL, problem: String) {
        // Whatever a file holds, its error is one line.
        let line = problem.split(whereSeparator: \.isNewline).joined(separator: " ")
        description = "\(file.relativePath): \(line)"
    }
}
