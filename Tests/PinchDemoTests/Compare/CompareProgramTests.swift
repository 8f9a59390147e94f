import Foundation
import TestSupport
import Testing

@testable import DemoPlayer
@testable import PinchDemo

/// Tests of the comparison as a program: its output and its exit codes.
@MainActor
@Suite("Comparing as a program", .timeLimit(.minutes(20)))
struct CompareProgramTests {
    @Test("A trace that does not differ ends with 0, and the report says so in its first line")
    func equal() async throws {
        let outcome = try run(try await RecordedTraces.trace(of: .pinch).jsonLines)
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        #expect(outcome.output.hasPrefix("EQUAL: pinch, recorded on LinuxUIKit, "), "\(outcome.output)")
    }

    @Test("A trace that differs ends with 1: the report has the verdict first, then what differs, then what explains it")
    func different() async throws {
        var phone = ComparedPhone()
        phone.thresholds.pinchDistance = 13
        let outcome = try run(try await RecordedTraces.trace(of: .pinch, on: phone).jsonLines)
        #expect(outcome.code == 1 && outcome.errors.isEmpty, "\(outcome.errors)")
        let lines = outcome.output.components(separatedBy: "\n")
        #expect(lines[0].hasPrefix("DIFFERENT: pinch, recorded on LinuxUIKit, "))
        let places = ["what differs", "what would explain it", "pinchDistance: 13", "within the tolerances:"].map { start in
            lines.firstIndex { $0.hasPrefix(start) }
        }
        #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted() && !places.contains(nil), "\(outcome.output)")
        #expect(!outcome.output.contains("Nothing that was tried explains"))
    }

    @Test("A file that is no trace, has no answers or is missing ends with 2 and one line that names it")
    func bad() throws {
        let touches = try ShippedRecordings.recording("quick-flick").jsonLines
        for text in ["", "{}", touches, nil] {
            let outcome = try run(text)
            #expect(outcome.code == 2 && outcome.output.isEmpty, "\(outcome.output)")
            #expect(outcome.errors.hasPrefix("PinchDemo: ") && outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
            #expect(outcome.errors.contains(".jsonl"), "\(outcome.errors)")
        }
    }

    /// Runs the program on a file with a text. A nil text means that the file is missing.
    private func run(_ text: String?) throws -> ProgramRun {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("trace-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        if let text { try Data(text.utf8).write(to: file) }
        // The program is in the same folder as the tests.
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("PinchDemo")
        return try ProgramRun(program, ["--compare", file.path])
    }
}
