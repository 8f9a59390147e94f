import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// CAMediaTimingFunction.h; the control points are on CAMediaTimingFunctionName's pages.
@MainActor @Suite(.timeLimit(.minutes(20))) struct TimingFunctionTests {
    /// Values of CSS's timing functions, which are the same curves: x(u) and y(u) at u = ½ by hand.
    @Test("A timing function is a true cubic Bézier: half-way on its parameter it is where the polynomial says")
    func knownValues() throws {
        // u = ½: x = 3/8·x₁ + 3/8·x₂ + 1/8, y likewise.
        for (x1, y1, x2, y2) in [(0.42, 0.0, 1.0, 1.0), (0.0, 0.0, 0.58, 1.0), (0.25, 0.1, 0.25, 1.0), (0.1, -0.6, 0.2, 1.8)] {
            let (x, y) = (0.375 * (x1 + x2) + 0.125, 0.375 * (y1 + y2) + 0.125)
            try AnimationBench.run { bench in
                let animator = UIViewPropertyAnimator(
                    duration: 1,
                    controlPoint1: CGPoint(x: x1, y: y1),
                    controlPoint2: CGPoint(x: x2, y: y2)
                ) { bench.view.center.x = 1050 }
                animator.scrubsLinearly = false
                animator.fractionComplete = x
                #expect(isClose(bench.shownX, 50 + 1000 * y, 1e-8))
                animator.stopAnimation(true)
            }
        }
    }

    @Test("Every timing function rises from 0 to 1 through the points of its own Bézier curve")
    func solvesForX() throws {
        var generator = SeededGenerator(seed: 2)
        try AnimationBench.run { bench in
            for _ in 0..<50 {
                let (x1, y1) = (CGFloat.random(in: 0...1, using: &generator), CGFloat.random(in: -0.5...1.5, using: &generator))
                let (x2, y2) = (CGFloat.random(in: 0...1, using: &generator), CGFloat.random(in: -0.5...1.5, using: &generator))
                let u = CGFloat.random(in: 0.01...0.99, using: &generator)
                let v = 1 - u
                let x = 3 * v * v * u * x1 + 3 * v * u * u * x2 + u * u * u
                let y = 3 * v * v * u * y1 + 3 * v * u * u * y2 + u * u * u
                bench.view.center.x = 0
                let animator = UIViewPropertyAnimator(
                    duration: 1,
                    controlPoint1: CGPoint(x: x1, y: y1),
                    controlPoint2: CGPoint(x: x2, y: y2)
                ) { bench.view.center.x = 1 }
                animator.scrubsLinearly = false
                animator.fractionComplete = x
                // If the curve is all but vertical, y depends on the last digits of x.
                #expect(isClose(bench.shownX, y, 1e-6), "seed \(generator.seed): (\(x1), \(y1)), (\(x2), \(y2)) at u = \(u)")
                animator.stopAnimation(true)
            }
        }
    }
}
