import UIKit

/// One finger on the screen.
struct FingerContact: Equatable, Sendable {
    /// The identity of the finger. A finger that lifts and lands again has another identity.
    var id: Int
    /// In points of the window.
    var location: CGPoint
}

/// The one or two fingers that hold a photo, from which its pose is computed.
struct Fingers: Equatable, Sendable {
    /// The identities of the fingers. When the identities change, the centroid and the spread jump, and the tracker starts from a new
    /// basis.
    struct Identities: Equatable, Sendable {
        var first: Int
        var second: Int?
    }

    var identities: Identities
    /// The middle between the fingers, in points of the window.
    var centroid: CGPoint
    /// The distance between the fingers, in points, and at least 1, so that it can be a divisor; nil for a single finger.
    var spread: CGFloat?
    /// The direction from the first to the second, in radians, clockwise from the x axis; 0 for a single finger.
    var angle: CGFloat = 0

    /// Takes the first two fingers; a third changes nothing. Returns nil without a finger, or if a location is not finite.
    init?(_ fingers: some Collection<FingerContact>) {
        guard let first = fingers.first else { return nil }
        self.init(first, fingers.dropFirst().first)
    }

    /// Takes one finger or two. Returns nil if a location is not finite.
    init?(_ first: FingerContact, _ second: FingerContact?) {
        guard first.location.isFinite else { return nil }
        guard let second else {
            identities = Identities(first: first.id)
            centroid = first.location
            return
        }
        guard second.location.isFinite else { return nil }
        let dx = second.location.x - first.location.x
        let dy = second.location.y - first.location.y
        identities = Identities(first: first.id, second: second.id)
        centroid = CGPoint(x: first.location.x + dx / 2, y: first.location.y + dy / 2)
        spread = max(hypot(dx, dy), 1)
        angle = atan2(dy, dx)
    }

    /// Takes a trackpad's two fingers, which have no location on the screen. Returns nil if a number is not finite.
    ///
    /// The pointer stands for their centroid. UIKit gives only the ratio of their distance to the first one, so that first distance counts
    /// as 300 points, as between fingers on a phone.
    init?(trackpadScale scale: CGFloat, at pointer: CGPoint) {
        guard pointer.isFinite, scale.isFinite, scale > 0 else { return nil }
        identities = Identities(first: -1, second: -2)
        centroid = pointer
        spread = scale * 300
    }
}

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }
}
