import UIKit

/// Follows the fingers: from what they hold to where the photo is.
///
/// With the photo's centre c₀ and the centroid q₀ when the fingers took hold, and the centroid q, the scale s and the angle θ since:
/// centre = q + s·R(θ)·(c₀ − q₀). So the point of the photo under the centroid stays under it. Whenever other fingers hold it, c₀, q₀ and
/// what s and θ count from are taken anew, and nothing jumps.
struct PinchTracker: Sendable {
    private(set) var placement: Placement
    private(set) var fingers: Fingers
    private let rubberBand: RubberBand
    private let allowsRotation: Bool
    private var basis: Basis

    /// What is counted from.
    private struct Basis: Sendable {
        var placement: Placement
        var fingers: Fingers
        /// The scale that the fingers make, before the rubber band.
        var rawScale: CGFloat
        /// What is shown in relation to what the rubber band says: 1, unless the photo was caught past its reach.
        var correction: CGFloat
    }

    /// Takes hold of a photo where it is.
    init(placement: Placement, fingers: Fingers, rubberBand: RubberBand, allowsRotation: Bool) {
        self.placement = placement
        self.fingers = fingers
        self.rubberBand = rubberBand
        self.allowsRotation = allowsRotation
        let rawScale = rubberBand.rawScale(for: placement.scale)
        basis = Basis(
            placement: placement,
            fingers: fingers,
            rawScale: rawScale,
            correction: placement.scale / rubberBand.scale(for: rawScale)
        )
    }

    /// Goes on to where the fingers are now.
    mutating func follow(_ next: Fingers) {
        if next.grip != fingers.grip {
            basis.rawScale = rawScale
            basis.placement = placement
            basis.fingers = next
        }
        if allowsRotation, next.spread != nil {
            // The turn since the last event is taken the short way, so that it adds up over several turns.
            let turn = remainder(next.angle - (basis.fingers.grip == fingers.grip ? fingers.angle : next.angle), 2 * .pi)
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
        placement.center = change.carry(arm, from: .zero)
    }

    /// The scale that the fingers make, before the rubber band.
    private var rawScale: CGFloat {
        guard let spread = fingers.spread, let start = basis.fingers.spread else { return basis.rawScale }
        return basis.rawScale * spread / start
    }
}
