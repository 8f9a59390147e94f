import Testing

@testable import DemoPlayer

/// Quantities over time, read at the times of another phone.
@Suite("Curves of answers", .timeLimit(.minutes(20))) struct AnswerCurveTests {
    private let curve = AnswerCurve([
        AnswerCurve.Sample(time: 0, values: [0, 10]),
        AnswerCurve.Sample(time: 0.02, values: [2, 10]),
        AnswerCurve.Sample(time: 1, values: [4, 30]),
    ])

    @Test("Between two samples it is on the straight line, at a sample it is the sample, and outside of them it is nothing")
    func interpolates() {
        #expect(curve.values(at: 0, longestStep: 0.04) == [0, 10])
        #expect(curve.values(at: 0.01, longestStep: 0.04)?.map { ($0 * 1e6).rounded() / 1e6 } == [1, 10])
        #expect(curve.values(at: 0.020001, longestStep: 0.04) == [2, 10])
        #expect(curve.values(at: -0.01, longestStep: 0.04) == nil)
        #expect(curve.values(at: 1.01, longestStep: 0.04) == nil)
        #expect(AnswerCurve().values(at: 0, longestStep: 0.04) == nil)
    }

    @Test("Where nothing was told for long, nothing changed until just before the next sample")
    func holds() throws {
        #expect(curve.values(at: 0.5, longestStep: 0.04) == [2, 10])
        let values = try #require(curve.values(at: 0.98, longestStep: 0.04))
        #expect(abs(values[0] - 3) < 1e-9 && abs(values[1] - 20) < 1e-9)
    }

    @Test("Of several samples at one time the last one counts")
    func lastCounts() {
        var curve = curve
        curve.append(AnswerCurve.Sample(time: 1, values: [5, 31]))
        #expect(curve.samples.count == 3 && curve.values(at: 1, longestStep: 0.04) == [5, 31])
    }
}
