import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

@Suite("Configuration: what becomes of a photo that is dragged", .timeLimit(.minutes(20))) struct DragCurveTests {
    private static let configuration = ZoomTransitionConfiguration()

    @Test("What is behind fades as 1 − |dy| / (H / 4), and never below 0", arguments: [831] as [UInt64])
    func background(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var worst = Worst()
        for _ in 1...2000 {
            let (distance, height) = (random.number(-1500...1500), random.number(300...1400))
            let expected = max(1 - abs(distance) / (height / 4), 0)
            worst.note(Self.configuration.backgroundCurve.value(at: distance, height: height) - expected, "\(distance) of \(height)")
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
            worst.note(Self.configuration.scaleCurve.value(at: distance, height: height) - expected, "\(distance) of \(height)")
        }
        #expect(worst.error <= 1e-12, "seed \(seed): \(worst)")
    }

    @Test("A line falls evenly to its floor and rests on it, up and down alike", arguments: [833] as [UInt64])
    func linear(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 1...500 {
            let (floor, length, height) = (random.number(0...1), random.factor(0.01...100), random.number(300...1400))
            let curve = DragCurve.linear(to: floor, by: length)
            #expect(curve.value(at: 0, height: height) == 1.0, "seed \(seed): \(curve)")
            for part in 0...20 {
                let way = CGFloat(part) / 10
                let value = curve.value(at: way * length * height, height: height)
                #expect(abs(value - (1 + (floor - 1) * min(way, 1))) <= 1e-9, "seed \(seed): \(curve)")
                #expect(value >= floor - 1e-15, "seed \(seed): \(curve)")
                #expect(value == curve.value(at: -way * length * height, height: height), "seed \(seed): \(curve)")
            }
        }
    }

    @Test("A custom curve is asked for the fraction; its answer is cut to 0 to 1, and what is not a number is 1")
    func custom() {
        #expect(DragCurve.custom { $0 }.value(at: -200, height: 800) == 0.25)
        #expect(DragCurve.custom { _ in 7 }.value(at: 1, height: 800) == 1.0)
        #expect(DragCurve.custom { _ in -7 }.value(at: 1, height: 800) == 0.0)
        #expect(DragCurve.custom { _ in .nan }.value(at: 1, height: 800) == 1.0)
        #expect(DragCurve.custom { _ in -.infinity }.value(at: 1, height: 800) == 0.0)
    }

    @Test("A distance or a height that is no number leaves all as it is")
    func nonsense() {
        for curve in [Self.configuration.backgroundCurve, Self.configuration.scaleCurve, .custom { _ in 0 }] {
            for value in [.nan, .infinity, -.infinity] as [CGFloat] { #expect(curve.value(at: value, height: 800) == 1.0) }
            #expect(curve.value(at: 0, height: 0) == 1.0)
            #expect(curve.value(at: 10, height: 0) == 1.0)
            #expect(curve.value(at: 10, height: .nan) == 1.0)
        }
    }
}
