import Foundation
import PortableTestSupport
import Testing

@testable import DemoPlayer
@testable import TouchRecorder
@testable import PinchZoomOverlay

/// Springs that are found in the curves that they made.
@Suite("The spring of a way back", .timeLimit(.minutes(20))) struct SpringFitTests {
    @Test("Of a curve of the component's spring its damping ratio and response are found again", arguments: 0..<12 as Range<UInt64>)
    func isFoundAgain(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let spring = Spring(
            dampingRatio: seed == 0 ? 1 : Double.random(in: 0.4...1.3, using: &random),
            response: Double.random(in: 0.2...0.7, using: &random)
        )
        let starts = (0..<3).map { _ in
            Spring.Motion(value: CGFloat.random(in: 20...200, using: &random), velocity: CGFloat.random(in: -600...600, using: &random))
        }
        let curve = AnswerCurve(
            (0..<60).map { frame in
                let time = Double(frame) / 60
                // Rounded, as in a file.
                let values = starts.map { (Double(spring.motion(from: $0, after: time).value) + 195).roundedToMillionths }
                return AnswerCurve.Sample(time: 0.31 + time, values: values)
            }
        )
        let fit = try #require(SpringFit(curve))
        #expect(abs(fit.dampingRatio - spring.dampingRatio) < 0.005, "seed \(seed): \(fit), \(spring)")
        #expect(abs(fit.response / spring.response - 1) < 0.005, "seed \(seed): \(fit), \(spring)")
        #expect(fit.residual < 1e-4)
    }

    @Test("What does not move, and what is too short, has no spring")
    func isNone() {
        func curve(_ count: Int, _ value: (Int) -> Double) -> AnswerCurve {
            AnswerCurve((0..<count).map { AnswerCurve.Sample(time: Double($0) / 60, values: [value($0)]) })
        }
        #expect(SpringFit(curve(40) { _ in 3 }) == nil)
        #expect(SpringFit(curve(11) { Double($0) }) == nil)
        #expect(SpringFit(AnswerCurve()) == nil)
    }
}
