#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A drag with one finger that scrubs a transition along a straight line.
struct FractionDrag: Sendable {
    /// The vector along which the fraction goes from 1 (destination) to 0 (source), in points of the window.
    private let way: CGVector
    private let startFraction: CGFloat
    private var start: CGPoint
    private var location: CGPoint

    /// The distance that a finger moves in a swipe from the edge before the screen follows, in points. The screen stays behind the finger
    /// by this distance. The value was measured on UIKit's own swipe back.
    private static let deadZone: CGFloat = 12

    /// Starts at a fraction, with the finger at a point of the window.
    init(from fraction: CGFloat, along way: CGVector, at location: CGPoint, origin: DragOrigin = .flight) {
        self.way = way
        startFraction = fraction
        start = location
        self.location = location
        let length = hypot(way.dx, way.dy)
        if case .edge(let landing) = origin, landing.isFinite, length > 0 {
            let part = FractionDrag.deadZone / length
            start = CGPoint(x: landing.x + way.dx * part, y: landing.y + way.dy * part)
        }
    }

    /// Follows the finger to a point of the window.
    mutating func move(to location: CGPoint) {
        if location.isFinite { self.location = location }
    }

    /// Continues with another finger. The fraction doesn't change.
    mutating func changeFinger(to location: CGPoint) {
        start.x += location.x - self.location.x
        start.y += location.y - self.location.y
        self.location = location
    }

    /// The fraction under the finger, from 0 to 1.
    var fraction: CGFloat {
        (startFraction + rate(of: CGVector(dx: location.x - start.x, dy: location.y - start.y))).clamped(to: 0...1)
    }

    /// Converts a movement of the finger to a change of the fraction, or a velocity of the finger to a change per second.
    func rate(of move: CGVector) -> CGFloat {
        let square = way.dx * way.dx + way.dy * way.dy
        return square > 0 ? -(move.dx * way.dx + move.dy * way.dy) / square : 0
    }
}
#endif
