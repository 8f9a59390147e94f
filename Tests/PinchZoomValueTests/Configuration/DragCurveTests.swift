import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

@Suite("Configuration: what becomes of a photo that is dragged", timeLimit(minutes: 20)) struct DragCurveTests {
    /// The drag of the classic preset, whose numbers these tests expect.
    private static let drag = ZoomTransitionConfiguration.classic.drag

    @Test("What is behind fades as 1 − |dy| / (H / 4), and never below 0", arguments: [831] as [UInt64])
    func background(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var worst = Worst()
        for _ in 1...2000 {
            let (distance, height) = (random.number(-1500...1500), random.number(300...1400))
            let expected = max(1 - abs(distance) / (height / 4), 0)
            worst.note(Self.drag.backgroundCurve.value(at: distance, of: height) - expected, "\(distance) of \(height)")
        }
        #expect(worst.error <= 1e-12, "seed \(seed): \(worst)")
    }

    @Test("The photo shrinks as 1 − 0.5 · |dy| / (H / 2), and never below 0.5", arguments: [832] as [UInt64])
    func scale(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var worst = Worst()
        for _ in 1...2000 {
            let (distance, height) = (random.number(-1500...1500), random.number(300...1400))
            let expected = max(1 - 0.5 * abs(distance) / (height / 2), 0.5)
            worst.note(Self.drag.scaleCurve.value(at: distance, of: height) - expected, "\(distance) of \(height)")
        }
        #expect(worst.error <= 1e-12, "seed \(seed): \(worst)")
    }

    @Test("A line falls evenly to its floor and rests on it, up and down alike", arguments: [833] as [UInt64])
    func linear(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 1...500 {
            let (floor, length, height) = (random.number(0...1), random.factor(0.01...100), random.number(300...1400))
            let curve = DragCurve.linear(to: floor, by: length)
            #expect(curve.value(at: 0, of: height) == 1.0, "seed \(seed): \(curve)")
            for part in 0...20 {
                let way = CGFloat(part) / 10
                let value = curve.value(at: way * length * height, of: height)
                #expect(abs(value - (1 + (floor - 1) * min(way, 1))) <= 1e-9, "seed \(seed): \(curve)")
                #expect(value >= floor - 1e-15, "seed \(seed): \(curve)")
                #expect(value == curve.value(at: -way * length * height, of: height), "seed \(seed): \(curve)")
            }
        }
    }

    @Test("An eased curve is a line as far as its knee, has no kink there, and never reaches its end", arguments: [834] as [UInt64])
    func eased(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for round in 1...500 {
            let (slope, knee) = (random.factor(0.05...2), random.number(0...1))
            let line = 1 - slope * knee
            guard line > 0.01 else { continue }
            let floor = random.number(0...line * 0.99)
            let curve = DragCurve.eased(slope: slope, until: knee, to: floor)
            #expect(curve.value(at: 0, of: 800) == 1.0, "seed \(seed): \(curve)")
            var last: CGFloat = 1
            for part in 1...40 {
                let fraction = CGFloat(part) / 10
                let value = curve.value(at: -fraction * 800, of: 800)
                if fraction <= knee { #expect(abs(value - (1 - slope * fraction)) <= 1e-9, "seed \(seed), round \(round): \(curve)") }
                #expect(value < last && value > floor, "seed \(seed), round \(round): \(curve) at \(fraction)")
                last = value
            }
            let step: CGFloat = 1e-6
            let past = (curve.value(at: knee * 800, of: 800) - curve.value(at: (knee + step) * 800, of: 800)) / step
            #expect(abs(past - slope) <= slope * 1e-3, "seed \(seed), round \(round): \(past) past the knee of \(curve)")
        }
    }

    @Test(
        "The default shrinks as Apple's own zoom was measured to: past a dead zone of 18 points, on a screen of 874",
        arguments: [
            (0.3, 0.812), (0.5, 0.678), (0.8, 0.545),
        ] as [(CGFloat, CGFloat)]
    )
    func measured(travel: CGFloat, scale: CGFloat) {
        let drag = ZoomTransitionConfiguration.system.drag
        #expect(abs(drag.scaleCurve.value(at: travel * 874 - drag.deadZone, of: 874) - scale) <= 0.003)
    }

    @Test("A distance or a height that is no number leaves all as it is")
    func nonsense() {
        for curve in [Self.drag.backgroundCurve, Self.drag.scaleCurve, ZoomTransitionConfiguration.system.drag.scaleCurve] {
            for value in [.nan, .infinity, -.infinity] as [CGFloat] { #expect(curve.value(at: value, of: 800) == 1.0) }
            #expect(curve.value(at: 0, of: 0) == 1.0)
            #expect(curve.value(at: 10, of: 0) == 1.0)
            #expect(curve.value(at: 10, of: .nan) == 1.0)
        }
    }
}
