#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// One finger on the screen.
struct FingerContact: Equatable, Sendable {
    /// The identity of the finger. A finger that lifts and lands again has another identity.
    var id: Int
    /// The location, in points of the window.
    var location: CGPoint
}

/// The one or two fingers that hold a photo. `PinchTracker` computes the photo's placement from this value.
struct Fingers: Equatable, Sendable {
    /// The identities of the fingers. When the identities change, the centroid and the distance jump, and `PinchTracker` starts again from
    /// the present placement.
    struct Identities: Equatable, Sendable {
        var first: Int
        var second: Int?
    }

    var identities: Identities
    /// The middle between two fingers, or the location of a single finger, in points of the window.
    var centroid: CGPoint
    /// The distance between the fingers, in points; nil for a single finger. The distance is a divisor and must not be 0. Therefore, the
    /// distance between fingers on the screen is at least 1.
    var spread: CGFloat?
    /// The direction from the first finger to the second, in radians, clockwise from the x axis; 0 for a single finger or a trackpad.
    var angle: CGFloat = 0

    /// Creates the value from the first two fingers, and ignores all other fingers. Returns nil if there is no finger, or if a location
    /// isn't finite.
    init?(_ fingers: some Collection<FingerContact>) {
        guard let first = fingers.first else { return nil }
        self.init(first, fingers.dropFirst().first)
    }

    /// Creates the value from one or two fingers. Returns nil if a location isn't finite.
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

    /// Creates the value from two fingers on a trackpad, which have no location on the screen. Returns nil if a number isn't finite, or if
    /// the scale isn't above 0.
    ///
    /// The pointer is used as the fingers' centroid. UIKit returns only the ratio of the fingers' distance to their first distance. The
    /// first distance counts as 300 points, a usual distance of fingers on a phone.
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
#endif
