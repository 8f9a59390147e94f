import UIKit

/// Decides where a transition goes that a finger lets go of: to the source if it would get past a threshold by itself, else to the destination.
///
/// A photo that is dragged away goes past ``ZoomTransitionConfiguration/Drag/dismissalDistance``; what a finger drives along a straight way goes
/// past the middle of it.
enum DismissalDecision {
    /// - Parameters:
    ///   - progress: How far it has come towards the source.
    ///   - velocity: How fast it goes there, in the progress's unit per second.
    ///   - projection: For how long it counts as going on as fast, in seconds.
    ///   - threshold: In the progress's unit.
    static func dismisses(
        after progress: CGFloat,
        at velocity: CGFloat,
        for projection: TimeInterval,
        past threshold: CGFloat
    ) -> Bool {
        progress + velocity * CGFloat(projection) > threshold
    }
}

extension FractionDrag {
    /// Whether letting go now leads to the source, at a velocity of the finger in points per second.
    func dismisses(at velocity: CGVector) -> Bool {
        DismissalDecision.dismisses(after: 1 - fraction, at: -rate(of: velocity), for: Projection.swipe, past: FractionDrag.middle)
    }

    /// A hair past a half, as UIKit's own swipe back was measured: it went back from 0.51 at rest, and through from 0.66 on the way back at 500
    /// points a second, which is 0.5107 of 402 points.
    private static let middle: CGFloat = 0.5104
}
