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
    /// Returns whether a finger dismisses a photo that it has dragged.
    ///
    /// - Parameters:
    ///   - distance: The distance in the direction of the dismissal, in points.
    ///   - velocity: The velocity in the direction of the dismissal, in points per second.
    ///   - projection: The time for which the velocity is projected forward, in seconds.
    ///   - threshold: The distance beyond which the photo is dismissed, in points.
    static func drag(
        _ distance: CGFloat,
        at velocity: CGFloat,
        for projection: TimeInterval,
        past threshold: CGFloat
    ) -> Bool {
        distance + velocity * CGFloat(projection) > threshold
    }

    /// Returns whether a finger dismisses a screen that it moves along a straight line.
    ///
    /// The threshold, 0.5104, lies between two measurements of UIKit's own swipe back. At the fraction 0.51, a release without velocity
    /// canceled the swipe. At the fraction 0.66, a release completed the swipe, although the finger moved toward the destination at 500
    /// points per second. In a window 402 points wide, the projected fraction of that release was 0.66 − 500 / 402 × 0.12 = 0.5107.
    ///
    /// - Parameters:
    ///   - fraction: The fraction of the way to the source, from 0 to 1.
    ///   - velocity: The velocity toward the source, as a fraction of the way per second.
    static func swipe(_ fraction: CGFloat, at velocity: CGFloat) -> Bool {
        fraction + velocity * CGFloat(Projection.swipe) > 0.5104
    }

    /// Returns whether two fingers dismiss a photo that they pinch, as measured on Apple's own zoom transition.
    ///
    /// - Parameter ratio: The fingers' present distance, divided by the distance at which the fingers landed.
    static func pinch(_ ratio: CGFloat) -> Bool { ratio < 0.5 }
}
#endif
