import UIKit

/// One finger on the screen.
struct FingerContact: Equatable, Sendable {
    /// Tells it from the others; a finger that comes back is another one.
    var id: Int
    /// Where it is, in points of the window.
    var location: CGPoint
}

/// The one or two fingers that hold a photo: what a pose follows from.
struct Fingers: Equatable, Sendable {
    /// Which fingers they are. When it changes, the centroid and the spread jump, and the tracker takes a new basis.
    struct Grip: Equatable, Sendable {
        var first: Int
        var second: Int?
    }

    var grip: Grip
    /// The middle between the fingers, in points of the window.
    var centroid: CGPoint
    /// The distance between the fingers, in points, and never below one, so that it can be divided by; nil for a single finger.
    var spread: CGFloat?
    /// The direction from the first to the second, in radians, clockwise from the x axis; 0 for a single finger.
    var angle: CGFloat = 0

    /// The hold of the first two fingers: a third changes nothing. Nil if there is no finger, or one is nowhere.
    init?(_ fingers: some Collection<FingerContact>) {
        guard let first = fingers.first else { return nil }
        self.init(first, fingers.dropFirst().first)
    }

    /// The hold of one finger or two. Nil if one is nowhere.
    init?(_ first: FingerContact, _ second: FingerContact?) {
        guard first.location.isFinite else { return nil }
        guard let second else {
            grip = Grip(first: first.id)
            centroid = first.location
            return
        }
        guard second.location.isFinite else { return nil }
        let dx = second.location.x - first.location.x
        let dy = second.location.y - first.location.y
        grip = Grip(first: first.id, second: second.id)
        centroid = CGPoint(x: first.location.x + dx / 2, y: first.location.y + dy / 2)
        spread = max(hypot(dx, dy), 1)
        angle = atan2(dy, dx)
    }

    /// The hold of a trackpad's fingers, which are nowhere on the screen: the pointer is their centroid, and what is known of their distance
    /// is its ratio. They count as 300 points apart at first, as fingers on a phone are.
    init?(trackpadScale scale: CGFloat, at pointer: CGPoint) {
        guard pointer.isFinite, scale.isFinite, scale > 0 else { return nil }
        grip = Grip(first: -1, second: -2)
        centroid = pointer
        spread = scale * 300
    }
}

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }
}
