import UIKit

/// Decides where a transition goes that a finger lets go of: to the source if it would get past a threshold by itself, else to the destination.
///
/// A photo that is dragged away goes past ``ZoomTransitionConfiguration/dismissalDistance``, counted in points downwards; what a finger drives
/// along a straight way goes past the middle of it.
enum DismissalDecision {
    /// - Parameters:
    ///   - progress: How far it has come towards the source.
    ///   - velocity: How fast it goes there, in the progress's unit per second.
    ///   - threshold: In the progress's unit.
    static func dismisses(after progress: CGFloat, at velocity: CGFloat, past threshold: CGFloat) -> Bool {
        progress + Projection.distance(at: velocity) > threshold
    }
}

extension DismissalDrag {
    /// Whether letting go now leads to the source, at a velocity of the finger in points per second.
    func dismisses(at velocity: CGVector) -> Bool {
        DismissalDecision.dismisses(after: distance, at: velocity.dy, past: dismissalDistance)
    }
}

extension FractionDrag {
    /// Whether letting go now leads to the source, at a velocity of the finger in points per second.
    func dismisses(at velocity: CGVector) -> Bool {
        DismissalDecision.dismisses(after: 1 - fraction, at: -rate(of: velocity), past: 0.5)
    }
}
