import Foundation
import Testing

@testable import Feel

@Suite("Feel: rows and their aims", .timeLimit(.minutes(20))) struct FeelRowTests {
    private static let measured = Measured.flight(from: 124, to: 402, frequency: 19, dampingRatio: 1)

    private func late(by time: Double) -> Curve { Curve(Self.measured.samples.map { .init(x: $0.x + time, value: $0.value) }) }

    @Test("A curve is within its aim by 2 points RMS and 17 ms, and not beyond; a reason is given only then")
    func curves() {
        let same = FeelRow.curve("width", measured: Self.measured, ours: Self.measured, to: 402, reason: "because")
        #expect(same.map(\.verdict) == [.agrees, .agrees, .agrees] && same.allSatisfy { $0.reason.isEmpty })
        let late = FeelRow.curve("width", measured: Self.measured, ours: late(by: 0.03), to: 402, reason: "because")
        #expect(late.map(\.verdict) == [.differs, .differs, .differs] && late.allSatisfy { $0.reason == "because" })
        #expect(late.dropFirst().map(\.difference) == ["+22", "+22"])
        let off = Curve(Self.measured.samples.map { .init(x: $0.x, value: $0.value + 1.9) })
        #expect(FeelRow.curve("width", measured: Self.measured, ours: off, to: 402).first?.verdict == .agrees)
    }

    @Test("A time that is a frame off is within its aim, two frames are not; what was not seen is not")
    func times() {
        #expect(FeelRow.time("t", measured: 0.2, ours: 0.2165).verdict == .agrees)
        #expect(FeelRow.time("t", measured: 0.2, ours: 0.1825).verdict == .differs)
        #expect(FeelRow.time("t", measured: 0.2, ours: nil).verdict == .differs)
    }

    @Test("A number is within a range or off by how far it is outside")
    func ranges() {
        #expect(FeelRow.range("n", measured: 16...20, ours: 18, unit: "points").verdict == .agrees)
        let below = FeelRow.range("n", measured: 16...20, ours: 14, unit: "points")
        #expect(below.verdict == .differs && below.difference == "-2")
        #expect(FeelRow.range("n", measured: 16...20, ours: 25, unit: "points").difference == "+5")
    }

    @Test("A decision agrees or does not")
    func decisions() throws {
        let release = try #require(ReleaseCase.measured.first)
        #expect(FeelRow.decision(release, goes: release.goes).difference == "agreed")
        #expect(FeelRow.decision(release, goes: !release.goes).verdict == .differs)
    }

    @Test("The table has a line for each row, says what is not within its aim, and counts")
    func table() {
        var table = FeelTable()
        table.append([
            .range("one", measured: 1...2, ours: 1.5, unit: "points"), .range("two", measured: 1...2, ours: 3, unit: "points"),
            .range("three", measured: 1...2, ours: 3, unit: "points", reason: "so it is"),
            .better("four", measured: "a", ours: "b", difference: "c", reason: "d"),
        ])
        let lines = table.text.components(separatedBy: "\n")
        #expect(lines.count == 8 && table.faults == 2)
        #expect(lines[2].hasSuffix("ok") && lines[3].hasSuffix("NOT WITHIN ITS AIM") && lines[4].hasSuffix("no: so it is"))
        #expect(lines[5].hasSuffix("better: d") && lines[7].hasSuffix(": 1. Not: 2. Better on purpose: 1."))
    }

    @Test("Each measured release is there once, and reads as one")
    func releases() {
        #expect(ReleaseCase.measured.count == 31)
        #expect(Set(ReleaseCase.measured.map(\.description)).count == ReleaseCase.measured.count)
    }

    @Test("A measured spring is the closed form: 1 at first, at rest, and 98 % of the way after the times that are known")
    func springs() {
        for dampingRatio in [0.75, 0.85, 0.9, 1] {
            func rest(_ time: Double) -> Double { Measured.rest(frequency: 15, dampingRatio: dampingRatio, after: time) }
            #expect(rest(0) == 1 && abs(rest(1e-6) - 1) <= 1e-9)
            // ẍ + 2ζωẋ + ω²x = 0.
            let step = 1e-4
            let (a, b, c) = (rest(0.1 - step), rest(0.1), rest(0.1 + step))
            let residual = (a - 2 * b + c) / (step * step) + 2 * dampingRatio * 15 * (c - a) / (2 * step) + 225 * b
            #expect(abs(residual) <= 1e-3)
        }
        let landing = Measured.flight(from: 1, to: 0, frequency: 15, dampingRatio: 0.75)
        #expect(abs((landing.place(of: 0.98, to: 0) ?? 0) - 0.2268) <= 0.0005)
    }
}
