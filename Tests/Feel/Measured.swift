import Foundation

/// What was measured of Apple's own zoom transition, as formulas and samples: iOS 27.0 simulator (24A5408d), iPhone 17 of 402 × 874 points,
/// by the authors of swift_transitions. One device, one build: anchors, not promises.
enum Measured {
    /// The screen, in points.
    static let width = 402.0
    static let height = 874.0

    /// What is left of the way on a damped spring that starts at rest, 1 at first.
    static func rest(frequency: Double, dampingRatio: Double, after time: Double) -> Double {
        let decay = exp(-dampingRatio * frequency * time)
        guard dampingRatio < 1 else { return decay * (1 + frequency * time) }
        let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        return decay * (cos(damped * time) + dampingRatio * frequency / damped * sin(damped * time))
    }

    /// From one value to another on a spring, for half a second.
    static func flight(from start: Double, to end: Double, frequency: Double, dampingRatio: Double) -> Curve {
        Curve(at: (0...60).map { Double($0) / 120 }) {
            end + (start - end) * rest(frequency: frequency, dampingRatio: dampingRatio, after: $0)
        }
    }

    /// The scale over the finger's way down, in points, past the dead zone of 16 to 20: a line as far as half of the height, and 0.545
    /// where the finger has come 0.8 of it.
    static let dragScale = Curve(at: [0.05, 0.1, 0.2, 0.3, 0.4, 0.5].map { 18 + $0 * (height - 18) * 0.96 }) {
        1 - 0.67 * ($0 - 18) / height
    }
    .adding(Curve.Sample(x: 0.8 * height, value: 0.545))

    /// How far the point that the finger holds is behind it, over the way past the dead zone, in points.
    static let dragLag = Curve([Curve.Sample(x: 0.28 * height, value: 9), Curve.Sample(x: 0.48 * height, value: 39)])

    /// How far it goes sideways for a finger.
    static let sideways = Curve([Curve.Sample(x: 50, value: 26), Curve.Sample(x: 100, value: 49), Curve.Sample(x: 195, value: 85)])

    /// The scale over the finger's way from the edge, in points: still for 12.
    static let edgeScale = Curve(at: [20, 60, 100, 150, 200, 240]) { 1 - 0.67 * ($0 - 12) / width }

    /// The scale over what is left of two fingers' distance that have landed 300 points apart: still for 8.7 points, then 1 : 1.
    static let pinchScale = Curve(at: [0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) { $0 * 300 / (300 - 8.7) }
}

extension Curve {
    /// With one sample more.
    func adding(_ sample: Sample) -> Curve { Curve(samples + [sample]) }
}
