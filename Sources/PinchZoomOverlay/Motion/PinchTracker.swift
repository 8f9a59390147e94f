#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Computes the placement of a photo from the fingers that hold it.
///
/// When the fingers start to hold the photo, the photo's center is c₀ and the centroid is q₀. Later the centroid is q, and the fingers have
/// scaled the photo by s and rotated it by θ. The photo's center is then q + s·R(θ)·(c₀ − q₀), so that the point of the photo under the
/// centroid stays there. When the fingers change, c₀, q₀ and the starts of s and θ are set again, so that nothing jumps.
struct PinchTracker: Sendable {
    private(set) var placement: Placement
    private(set) var fingers: Fingers
    private let rubberBand: RubberBand
    private let allowsRotation: Bool
    private var basis: Basis

    /// The state when the present fingers started to hold the photo.
    private struct Basis: Sendable {
        var placement: Placement
        var fingers: Fingers
        /// The scale that the fingers make, before the rubber band.
        var rawScale: CGFloat
        /// The ratio of the visible scale to the scale from the rubber band. The ratio is 1, unless `RubberBand.rawScale(for:)` has limited
        /// its result. Without this ratio, a photo that is caught near the end of the rubber band would jump.
        var correction: CGFloat
        /// The area outside of which the photo resists a single finger, or nil if the photo follows the finger everywhere.
        var area: RestingArea?
    }

    /// Creates a tracker from a photo's placement and the fingers that have landed on the photo.
    ///
    /// - Parameter area: The area outside of which the photo resists a single finger, or nil if the photo follows the finger everywhere.
    init(placement: Placement, fingers: Fingers, rubberBand: RubberBand, allowsRotation: Bool, area: RestingArea? = nil) {
        self.placement = placement
        self.fingers = fingers
        self.rubberBand = rubberBand
        self.allowsRotation = allowsRotation
        let rawScale = rubberBand.rawScale(for: placement.scale)
        basis = Basis(
            placement: placement,
            fingers: fingers,
            rawScale: rawScale,
            correction: placement.scale / rubberBand.scale(for: rawScale),
            area: fingers.spread == nil ? area?.including(placement.center) : nil
        )
    }

    /// Continues from another placement, with the same fingers.
    mutating func jump(to placement: Placement) {
        self = PinchTracker(
            placement: placement,
            fingers: fingers,
            rubberBand: rubberBand,
            allowsRotation: allowsRotation,
            area: basis.area
        )
    }

    /// Moves the photo with the fingers.
    ///
    /// - Parameters:
    ///   - next: The fingers on the screen.
    ///   - area: Returns the area outside of which the photo resists a single finger. The closure is called when a single finger starts to
    ///     hold the photo.
    mutating func follow(_ next: Fingers, within area: () -> RestingArea? = { nil }) {
        if next.identities != fingers.identities {
            basis.rawScale = rawScale
            basis.placement = placement
            basis.fingers = next
            basis.area = next.spread == nil ? area()?.including(placement.center) : nil
        }
        if allowsRotation, next.spread != nil {
            // `turn` is the shorter turn since the last event. Without `remainder`, the photo's angle would jump by a whole turn when the
            // fingers' angle jumps from π to −π.
            let turn = remainder(next.angle - (basis.fingers.identities == fingers.identities ? fingers.angle : next.angle), 2 * .pi)
            placement.angle += turn
        }
        fingers = next
        placement.scale = basis.correction * rubberBand.scale(for: rawScale)
        let arm = CGPoint(
            x: basis.placement.center.x - basis.fingers.centroid.x,
            y: basis.placement.center.y - basis.fingers.centroid.y
        )
        let change = Placement(
            center: fingers.centroid,
            scale: placement.scale / basis.placement.scale,
            angle: placement.angle - basis.placement.angle
        )
        let center = change.carry(arm, from: .zero)
        placement.center = basis.area?.banded(center) ?? center
    }

    /// The scale that the fingers make, before the rubber band.
    private var rawScale: CGFloat {
        guard let spread = fingers.spread, let start = basis.fingers.spread else { return basis.rawScale }
        return basis.rawScale * spread / start
    }
}
#endif
