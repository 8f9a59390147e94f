import PortableTestSupport
import Testing

@testable import DemoPlayer

/// The common elements of two sequences, and the differences.
@Suite("Differences of sequences", .timeLimit(.minutes(20))) struct SequenceDifferenceTests {
    private func text(_ measured: String, _ ours: String) -> String {
        let (measured, ours) = (Array(measured), Array(ours))
        return SequenceDifference(measured: measured, ours: ours).steps.map { step in
            switch step {
            case .both(let one, let other): measured[one] == ours[other] ? "\(measured[one])" : "?"
            case .measuredOnly(let one): "+\(measured[one])"
            case .oursOnly(let other): "-\(ours[other])"
            }
        }.joined()
    }

    @Test(
        "What is missing, added or elsewhere is named, and nothing else",
        arguments: [
            ("", "", ""), ("abc", "abc", "abc"), ("abc", "ac", "a+bc"), ("ac", "abc", "a-bc"), ("abbc", "abc", "ab+bc"),
            ("abc", "axc", "a+b-xc"), ("ab", "ba", "+ab-a"), ("", "ab", "-a-b"), ("abcd", "", "+a+b+c+d"),
        ]
    )
    func steps(measured: String, ours: String, expected: String) {
        #expect(text(measured, ours) == expected)
    }

    @Test("Whatever the sequences are, the steps hold both of them, in order", arguments: 0..<50 as Range<UInt64>)
    func isComplete(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func sequence() -> [Int] { (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 0..<4, using: &random) } }
        let (measured, ours) = (sequence(), sequence())
        var found: (measured: [Int], ours: [Int]) = ([], [])
        for step in SequenceDifference(measured: measured, ours: ours).steps {
            switch step {
            case .both(let one, let other):
                #expect(measured[one] == ours[other])
                found.measured.append(measured[one])
                found.ours.append(ours[other])
            case .measuredOnly(let one): found.measured.append(measured[one])
            case .oursOnly(let other): found.ours.append(ours[other])
            }
        }
        #expect(found.measured == measured && found.ours == ours, "seed \(seed)")
    }
}
