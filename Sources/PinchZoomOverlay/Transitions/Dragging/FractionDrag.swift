import UIKit

/// A finger that drives a transition along a straight way.
struct FractionDrag: Sendable {
    /// From the opened screen (1) to the one that it came from (0), in points of the window.
    private let way: CGVector
    private let startFraction: CGFloat
    private var start: CGPoint
    private var location: CGPoint

    /// How far a finger goes from the edge before anything moves, in points; what it drags then stays this far behind: measured on UIKit's own
    /// swipe back.
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

    /// The finger is at a location now, in points of the window.
    mutating func move(to location: CGPoint) {
        if location.isFinite { self.location = location }
    }

    /// Another finger counts from here on: nothing moves by that.
    mutating func changeFinger(to location: CGPoint) {
        start.x += location.x - self.location.x
        start.y += location.y - self.location.y
        self.location = location
    }

    /// How far it has come, 0 to 1.
    var fraction: CGFloat {
        min(max(startFraction + rate(of: CGVector(dx: location.x - start.x, dy: location.y - start.y)), 0), 1)
    }

    /// What a movement of the finger is to the fraction; a velocity likewise, per second.
    func rate(of move: CGVector) -> CGFloat {
        let square = way.dx * way.dx + way.dy * way.dy
        return square > 0 ? -(move.dx * way.dx + move.dy * way.dy) / square : 0
    }
}
