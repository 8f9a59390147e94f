import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

/// Tests of the pure core, which depends on fingers and times alone.
@Suite("Motion", timeLimit(minutes: 20)) enum MotionTests {}

/// The largest of many errors. With this type, thousands of cases need one expectation and print one seed.
struct Worst: CustomStringConvertible {
    private(set) var error: CGFloat = 0
    private(set) var place = "nowhere"

    /// Notes an error. `place` describes its case.
    mutating func note(_ error: CGFloat, _ place: @autoclosure () -> String) {
        // `max` would drop a NaN.
        let size = error.isNaN ? .infinity : abs(error)
        guard size > self.error else { return }
        self.error = size
        self.place = place()
    }

    var description: String { "\(error) at \(place)" }
}

extension SeededGenerator {
    mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &self) }
    mutating func whole(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }
    mutating func flip() -> Bool { .random(using: &self) }

    /// Returns a point on a screen, or a little outside.
    mutating func point() -> CGPoint { CGPoint(x: number(-50...450), y: number(-50...900)) }

    mutating func vector(_ size: CGFloat) -> CGVector { CGVector(dx: number(-size...size), dy: number(-size...size)) }

    /// Returns a number between two positive ones, so that all factors are equally likely.
    mutating func factor(_ range: ClosedRange<CGFloat>) -> CGFloat { exp(number(log(range.lowerBound)...log(range.upperBound))) }

    mutating func placement() -> Placement { Placement(center: point(), scale: factor(0.5...6), angle: number(-9...9)) }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}

extension CGVector {
    func distance(to other: CGVector) -> CGFloat { hypot(dx - other.dx, dy - other.dy) }
}

extension Placement {
    var isFinite: Bool { center.isFinite && scale.isFinite && angle.isFinite }
}
