import Foundation
import PortableTestSupport
import Testing

@testable import TouchRecorder

/// Files of version 2 that were damaged in transfer.
@Suite("A damaged recording is read whole, or refused in one line", .timeLimit(.minutes(20))) struct FuzzedRecordingTests {
    private enum Damage: CaseIterable {
        case bytesChanged, lineDropped, lineDoubled, lineCut, linesSwapped, fileCut, bitFlipped
    }

    @Test("Whatever happens to its bytes and lines, nothing is read that is not right, and an error names its line", arguments: 1...60)
    func damaged(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let bytes = Array(RandomRecording.makeAnswered(seed: UInt64(seed), eventCount: 12).jsonLines.utf8)
        var refusals = 0
        for _ in 0..<150 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                damage(&damaged, Damage.allCases.randomElement(using: &random) ?? .fileCut, &random)
            }
            let text = String(decoding: damaged, as: UTF8.self)
            do {
                let recording = try TouchRecording(jsonLines: Data(damaged))
                try recording.validate()
                #expect(try TouchRecording(jsonLines: recording.jsonLines) == recording, "seed \(seed): \(text)")
                #expect(
                    recording.events.count + recording.answers.count == lineCount(damaged) - 1,
                    "seed \(seed), a line was left out: \(text)"
                )
            } catch {
                refusals += 1
                #expect(error.line >= 1 && error.line <= max(lineCount(damaged), 1), "seed \(seed), \(error): \(text)")
                let line = "\(error)"
                #expect(
                    line.hasPrefix("line \(error.line): ") && line.count < 300 && !line.contains(where: \.isNewline),
                    "seed \(seed): \(line)"
                )
            }
        }
        #expect(refusals > 50, "seed \(seed): most damage is found")
    }

    /// Returns the number of lines. The last line may lack its line feed.
    private func lineCount(_ bytes: [UInt8]) -> Int {
        bytes.filter { $0 == UInt8(ascii: "\n") }.count + (bytes.last.map { $0 == UInt8(ascii: "\n") } ?? true ? 0 : 1)
    }

    private func damage(_ bytes: inout [UInt8], _ damage: Damage, _ random: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        let place = Int.random(in: 0..<bytes.count, using: &random)
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
        let (one, other) = (Int.random(in: 0..<lines.count, using: &random), Int.random(in: 0..<lines.count, using: &random))
        switch damage {
        case .bytesChanged:
            bytes[place] = Array("{}[]\":,.-+eE0123456789\\u \n\r".utf8).randomElement(using: &random) ?? 0
            return
        case .bitFlipped:
            bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            return
        case .fileCut:
            bytes.removeSubrange(place...)
            return
        case .lineDropped: lines.remove(at: one)
        case .lineDoubled: lines.insert(lines[one], at: one)
        case .lineCut: lines[one].removeLast(Int.random(in: 0...lines[one].count, using: &random))
        case .linesSwapped: lines.swapAt(one, other)
        }
        bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }
}
