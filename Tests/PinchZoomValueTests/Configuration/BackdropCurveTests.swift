import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

@Suite("Configuration: the backdrop's curve", timeLimit(minutes: 20)) struct BackdropCurveTests {
    @Test(
        "The default is 0 up to scale 1, half way at 1.5, and 0.8 from 2 on",
        arguments: [
            (-.infinity, 0), (-1, 0), (0, 0), (0.77, 0), (1, 0), (1.25, 0.125), (1.5, 0.4), (1.75, 0.675), (2, 0.8), (4, 0.8),
            (5.2, 0.8), (.infinity, 0.8),
        ] as [(CGFloat, CGFloat)]
    )
    func defaultAtScale(scale: CGFloat, alpha: CGFloat) {
        #expect(abs(BackdropCurve.default.alpha(at: scale) - alpha) <= 1e-12)
    }

    @Test("The tutorial's is min(0.4 + (s − 1), 0.8), and never below 0")
    func tutorial() {
        var worst = Worst()
        for step in 0...5000 {
            let scale = CGFloat(step) / 1000
            worst.note(BackdropCurve.tutorial.alpha(at: scale) - max(min(0.4 + (scale - 1), 0.8), 0), "\(scale)")
        }
        #expect(worst.error <= 1e-12, "\(worst)")
    }

    @Test("The default rises everywhere between its ends, with neither a step nor a kink")
    func defaultIsSmooth() {
        let step: CGFloat = 1e-4
        let alphas = (0...30_000).map { BackdropCurve.default.alpha(at: CGFloat($0) * step) }
        let slopes = zip(alphas.dropFirst(), alphas).map { ($0 - $1) / step }
        // The steepest slope is 0.8 · 1.5, and the slope itself changes by at most 0.8 · 6 per unit.
        #expect(slopes.allSatisfy { $0 >= -1e-9 && $0 <= 1.2 + 1e-6 })
        #expect(zip(slopes.dropFirst(), slopes).allSatisfy { abs($0 - $1) <= 4.8 * step * 1.01 })
        for end in [1, 2] as [CGFloat] {
            for side in [-1e-5, 1e-5] as [CGFloat] {
                let slope = (BackdropCurve.default.alpha(at: end + side) - BackdropCurve.default.alpha(at: end)) / side
                #expect(abs(slope) <= 1e-4, "The slope on one side of scale \(end)")
            }
        }
    }

    @Test("The ends are what was asked for, whichever they are", arguments: [201] as [UInt64])
    func ends(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 1...500 {
            let (start, end, last) = (random.number(0...1), random.number(0...1), random.number(1.01...10))
            for curve in [BackdropCurve.linear(from: start, to: end, by: last), .eased(from: start, to: end, by: last)] {
                #expect(abs(curve.alpha(at: 1) - start) <= 1e-12, "seed \(seed): \(curve)")
                #expect(abs(curve.alpha(at: last) - end) <= 1e-12, "seed \(seed): \(curve)")
                #expect(abs(curve.alpha(at: last + random.number(0...10)) - end) <= 1e-12, "seed \(seed): \(curve)")
                #expect(abs(curve.alpha(at: (1 + last) / 2) - (start + end) / 2) <= 1e-12, "seed \(seed): \(curve)")
            }
        }
    }

    @Test("Whatever a curve says, the alpha is between 0 and 1", arguments: [202] as [UInt64])
    func bounds(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let nonsense: [CGFloat] = [.nan, .infinity, -.infinity, -1, 0, 1, 1.5, 2, .greatestFiniteMagnitude, -.greatestFiniteMagnitude]
        var curves: [BackdropCurve] = [.default, .tutorial]
        for value in nonsense {
            curves.append(.custom { _ in value })
            curves.append(.custom { $0 * value })
            curves.append(.linear(from: value, to: 0.5, by: 2))
            curves.append(.eased(from: 0.5, to: value, by: 2))
            curves.append(.linear(from: 0, to: 1, by: value))
            curves.append(.eased(from: 0, to: 1, by: value))
        }
        for curve in curves {
            for scale in nonsense + (1...20).map({ _ in random.number(-10...10) }) {
                let alpha = curve.alpha(at: scale)
                // NaN fails this expectation, too.
                #expect(alpha >= 0 && alpha <= 1, "seed \(seed): \(curve) at \(scale)")
            }
        }
    }

    @Test("A custom curve is asked at the scale, and its answer is cut to 0 to 1; what is not a number is 0")
    func custom() {
        #expect(abs(BackdropCurve.custom { $0 / 10 }.alpha(at: 2.5) - 0.25) <= 1e-15)
        #expect(BackdropCurve.custom { _ in .nan }.alpha(at: 2) == 0.0)
        #expect(BackdropCurve.custom { _ in -.infinity }.alpha(at: 2) == 0.0)
        #expect(BackdropCurve.custom { _ in .infinity }.alpha(at: 2) == 1.0)
    }
}
