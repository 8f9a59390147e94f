import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

@Suite("Configuration: a crop that opens by the scale", timeLimit(minutes: 20)) struct CropCurveTests {
    @Test("It is shut up to scale 1, open from its end on, and half open half way")
    func ends() {
        let curve = CropCurve(wholePictureScale: 1.5)
        for scale in [-CGFloat.infinity, -1, 0, 0.3, 1] { #expect(curve.fraction(at: scale) == 0) }
        for scale in [1.5, 2, 1000, CGFloat.infinity] { #expect(curve.fraction(at: scale) == 1) }
        #expect(curve.fraction(at: 1.25) == 0.5)
    }

    @Test("It rises everywhere between, in no step, and leaves both ends without a kink", arguments: [1501, 1502] as [UInt64])
    func shape(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let end = 1 + exp(CGFloat.random(in: -6...5, using: &random))
            let curve = CropCurve(wholePictureScale: end)
            let (count, span) = (400, end - 1)
            let values = (0...count).map { curve.fraction(at: 1 + span * CGFloat($0) / CGFloat(count)) }
            let steps = zip(values, values.dropFirst()).map { $1 - $0 }
            #expect(values.allSatisfy { (0...1).contains($0) } && steps.allSatisfy { $0 > -1e-12 }, "seed \(seed), end \(end)")
            // The steepest place of 3t² − 2t³ is its middle, with a slope of 1.5.
            #expect(steps.allSatisfy { $0 < 1.51 / CGFloat(count) }, "seed \(seed), end \(end)")
            for step in [steps.first, steps.last] { #expect(step ?? 1 < 0.01 / CGFloat(count), "seed \(seed), end \(end)") }
        }
    }
}
