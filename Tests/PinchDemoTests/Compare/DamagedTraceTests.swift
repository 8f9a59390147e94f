import Foundation
import PortableTestSupport
import Testing

@testable import DemoPlayer
@testable import PinchDemo
@testable import TouchRecorder

/// Tests of files that aren't traces, and of damaged traces.
@MainActor
@Suite("Damaged traces", .timeLimit(.minutes(20)))
struct DamagedTraceTests {
    @Test("A damaged trace is refused in one line that names the file, or compared if it is still one", arguments: 0..<300 as Range<UInt64>)
    func fuzz(seed: UInt64) async throws {
        let base = try await RecordedTraces.trace(of: .pinch)
        var random = SeededGenerator(seed: seed)
        let damaged = DamagedTraceTests.damage(base.jsonLines, &random)
        try inFile(damaged) { file in
            do {
                let trace = try CompareCommand.read(file)
                let comparison = Comparison(trace, base)
                let thresholds = ThresholdFit.Threshold.allCases.compactMap {
                    ThresholdFit($0, measured: trace, ours: base, thresholds: ComparedPhone().thresholds)
                }
                let explanation = Explanation(comparison: comparison, thresholds: thresholds, waysBack: [], steps: [], rest: comparison)
                #expect(!CompareReport(trace: trace, explanation: explanation).text.isEmpty)
            } catch let error as TraceError {
                #expect(error.description.hasPrefix(file.relativePath), "seed \(seed): \(error)")
                #expect(error.description.split(whereSeparator: \.isNewline).count == 1, "seed \(seed): \(error)")
            }
        }
    }

    @Test(
        "What cannot be compared is refused, with the reason",
        arguments: [
            ("", "line 1: the file is empty"), ("no trace\n", "line 1: "),
            (
                #"{"format":"touches","version":1,"width":390,"height":844,"name":"old","note":""}"# + "\n"
                    + #"{"time":0,"finger":1,"phase":"began","x":1,"y":1}"# + "\n" + #"{"time":1,"finger":1,"phase":"ended","x":1,"y":1}"#
                    + "\n",
                "the recording has touches alone, and no answers to compare"
            ),
        ]
    )
    func refusals(text: String, problem: String) throws {
        try inFile(text) { file in
            let error = try #require(throws: TraceError.self) { try CompareCommand.read(file) }
            #expect(error.description.hasPrefix("\(file.relativePath): \(problem)"), "\(error)")
        }
    }

    @Test("A screen that is no phone's, and a trace that lasts for hours, are refused")
    func unreasonable() async throws {
        var small = try await RecordedTraces.trace(of: .pinch)
        small.screen = TouchRecording.Screen(width: 5000, height: 844)
        var long = try await RecordedTraces.trace(of: .pinch)
        long.events = [(0, TouchRecording.Phase.began), (10_000, .ended)].map { time, phase in
            TouchRecording.Event(time: time, finger: 1, phase: phase, x: 1, y: 1)
        }
        for (trace, problem) in [(small, "a screen of 5000 × 844 points is no phone's"), (long, "the trace lasts more than 600 seconds")] {
            try inFile(trace.jsonLines) { file in
                let error = try #require(throws: TraceError.self) { try CompareCommand.read(file) }
                #expect(error.description == "\(file.relativePath): \(problem)")
            }
        }
    }

    /// Returns a damaged text: with changed bytes, with lines that are missing, repeated or swapped, or without its end.
    private static func damage(_ text: String, _ random: inout SeededGenerator) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let index = Int.random(in: 0..<lines.count, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0: lines.remove(at: index)
            case 1: lines.insert(lines[index], at: Int.random(in: 0...lines.count, using: &random))
            case 2: lines.swapAt(index, Int.random(in: 0..<lines.count, using: &random))
            case 3: lines[index] = String(lines[index].prefix(Int.random(in: 0...lines[index].count, using: &random)))
            default:
                var characters = Array(lines[index])
                guard !characters.isEmpty else { continue }
                let replacement = "0123456789-.,:{}\"\\eéx \u{0}\r".randomElement(using: &random) ?? "0"
                characters[Int.random(in: 0..<characters.count, using: &random)] = replacement
                lines[index] = String(characters)
            }
            if lines.isEmpty { lines = [""] }
        }
        return lines.joined(separator: "\n")
    }

    private func inFile(_ text: String, _ body: (URL) throws -> Void) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("trace-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        try body(file)
    }
}
