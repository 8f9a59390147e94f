import UIKit

/// A finger that has landed on something in flight and has not taken hold of it: it may only tap, or mean what lies below.
struct Approach: Sendable {
    /// Which way it has gone.
    enum Course {
        /// Nowhere yet.
        case none
        /// Along the way back: it takes hold.
        case back
        /// Elsewhere: it means something else.
        case elsewhere
    }

    /// How far a finger moves before it means anything by that, in points: as far as a tap may.
    private static let slack: CGFloat = 10

    private let landing: CGPoint
    /// The velocity by all that it has done since it landed: a flick may be over with the movement that takes hold.
    private(set) var estimator = VelocityEstimator()

    /// The finger has landed on a point of the window.
    init(at landing: CGPoint, time: TimeInterval) {
        self.landing = landing
        estimator.record(Placement(center: landing), at: time)
    }

    /// Which way the finger has gone when it is at a point of the window; only the way's direction counts.
    mutating func move(to location: CGPoint, along way: CGVector, time: TimeInterval) -> Course {
        let (x, y) = (location.x - landing.x, location.y - landing.y)
        let length = hypot(way.dx, way.dy)
        let (along, across) = (x * way.dx + y * way.dy, abs(x * way.dy - y * way.dx))
        if length > 0, along > across, along > Approach.slack * length { return .back }
        estimator.record(Placement(center: location), at: time)
        return hypot(x, y) > Approach.slack && along <= across ? .elsewhere : .none
    }
}
