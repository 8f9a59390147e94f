#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The rules that decide whether a screen is dismissed when fingers release the screen.
///
/// The projected distance is the distance at the release plus the distance that the velocity would add in a given time.
///
/// | gesture | dismisses the screen if |
/// | --- | --- |
/// | drag of a photo, down, up or from the edge | the projected distance exceeds ``ZoomTransitionConfiguration/Drag/dismissalDistance`` |
/// | drag or swipe of a screen along a straight line | the projected distance exceeds about half of the way |
/// | pinch | the fingers' distance is less than half of the distance at which the fingers landed, at any velocity |
enum DismissalRule {
    /// Returns whether a motion dismisses the screen if the fingers lift now. `velocity` is that of a single finger, in points per second.
    static func dismisses(_ motion: HeldMotion, at velocity: CGVector) -> Bool {
        switch motion {
        case .drag(let drag):
            let (distance, velocity) = (drag.distance * drag.side, drag.axis.along(velocity) * drag.side)
            return self.drag(distance, at: velocity, in: drag.axis.length, by: drag.rule)
        case .pinch(let pinch):
            // As measured on Apple's own zoom transition.
            return pinch.ratio < 0.5
        case .scrub(let drag):
            // The threshold lies between two measurements of UIKit's own swipe back. At the fraction 0.51, a release without velocity
            // canceled the swipe. At the fraction 0.66, a release completed the swipe, although the finger moved toward the destination at
            // 500 points per second. In a window 402 points wide, the projected fraction of that release was 0.66 − 500 / 402 × 0.12 =
            // 0.5107.
            return 1 - drag.fraction - drag.rate(of: velocity) * CGFloat(Projection.swipe) > 0.5104
        }
    }

    /// Returns whether a finger dismisses a photo that it has dragged.
    ///
    /// - Parameters:
    ///   - distance: The distance in the direction of the dismissal, in points.
    ///   - velocity: The velocity in the direction of the dismissal, in points per second.
    ///   - length: The length of the window in the direction of the dismissal, in points.
    static func drag(
        _ distance: CGFloat,
        at velocity: CGFloat,
        in length: CGFloat,
        by rule: ZoomTransitionConfiguration.Drag
    ) -> Bool {
        distance + velocity * CGFloat(rule.projection) > rule.dismissalDistance * length
    }
}

@MainActor extension TransitionPhase.Running {
    /// Returns whether the transition goes to the source after a release.
    ///
    /// If the source's screen doesn't support the present orientation, a dismissal rotates the interface, and UIKit cancels the fingers.
    /// The dismissal then continues, unless the finger moved toward the destination and a release at the finger's velocity would cancel the
    /// dismissal. If the fingers are canceled without a rotation, the transition goes to the destination.
    func goesToSource(after release: FingerRelease) -> Bool {
        let dismisses = animation.held.map { DismissalRule.dismisses($0, at: release.velocity) } ?? false
        guard release.isCancelled else { return dismisses }
        let (velocity, way) = (release.velocity, animation.directionToSource)
        return turns && (velocity.dx * way.dx + velocity.dy * way.dy >= 0 || dismisses)
    }
}
#endif
