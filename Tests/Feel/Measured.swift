import Foundation

/// Measurements of Apple's own zoom transition, as formulas and samples: iOS 27.0 simulator (24A5408d), iPhone 17 of 402 × 874 points, by
/// the authors of swift_transitions. One device, one build: anchors, not promises.
enum Measured {
    /// The screen's size, in points.
    static let width = 402.0
    static let height = 874.0

    /// Returns the remaining part of the way on a damped spring that starts at rest. The part is 1 at first.
    static func rest(frequency: Double, dampingRatio: Double, after time: Double) -> Double {
        let decay = exp(-dampingRatio * frequency * time)
        guard dampingRatio < 1 else { return decay * (1 + frequency * time) }
        let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        return decay * (cos(damped * time) + dampingRatio * frequency / damped * sin(damped * time))
    }

    /// Returns a curve from one value to another on a spring, for half a second.
    static func flight(from start: Double, to end: Double, frequency: Double, dampingRatio: Double) -> Curve {
        Curve(at: (0...60).map { Double($0) / 120 }) {
            end + (start - end) * rest(frequency: frequency, dampingRatio: dampingRatio, after: $0)
        }
    }

    /// The scale over the finger's distance downwards, in points, after the dead zone of 16 to 20. The scale is a line up to half of the
    /// height, and 0.545 at 0.8 of the height.
    static let dragScale = Curve(at: [0.05, 0.1, 0.2, 0.3, 0.4, 0.5].map { 18 + $0 * (height - 18) * 0.96 }) {
        1 - 0.67 * ($0 - 18) / height
    }
    .adding(Curve.Sample(x: 0.8 * height, value: 0.545))

    /// The distance of the held point behind the finger, over the finger's distance after the dead zone, in points.
    static let dragLag = Curve([Curve.Sample(x: 0.28 * height, value: 9), Curve.Sample(x: 0.48 * height, value: 39)])

    /// The sideways distance of the photo, over the finger's, in points.
    static let sideways = Curve([Curve.Sample(x: 50, value: 26), Curve.Sample(x: 100, value: 49), Curve.Sample(x: 195, value: 85)])

    /// The scale over the finger's distance from the edge, in points. The photo is still for 12 points.
    static let edgeScale = Curve(at: [20, 60, 100, 150, 200, 240]) { 1 - 0.67 * ($0 - 12) / width }

    /// The scale over the remaining part of two fingers' distance, which is 300 points at first. The photo is still for 8.7 points, then
    /// the ratio is 1 : 1.
    static let pinchScale = Curve(at: [0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) { $0 * 300 / (300 - 8.7) }
}

extension Curve {
    /// Returns the curve with one more sample.
    func adding(_ sample: Sample) -> Curve { Curve(samples + [sample]) }
}
