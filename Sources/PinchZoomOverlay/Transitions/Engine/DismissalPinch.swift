#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A pinch that dismisses a photo. The photo follows the distance, the rotation and the centroid of two fingers, and never gets larger than
/// at the start.
struct DismissalPinch: Sendable {
    private let pane: Pane
    private let backgroundAlpha: CGFloat
    /// The fingers' distance when the photo began to follow, divided by their distance when they landed.
    private let startRatio: CGFloat
    private var tracker: PinchTracker
    private var estimator = VelocityEstimator()

    /// Starts with the photo in its present state.
    ///
    /// - Parameters:
    ///   - pane: The pane of the photo.
    ///   - backgroundAlpha: The alpha of the photo's screen, from 0 to 1.
    ///   - ratio: The fingers' distance now, divided by their distance when they landed.
    init(of pane: Pane, backgroundAlpha: CGFloat, with fingers: Fingers, ratio: CGFloat, at time: TimeInterval) {
        self.pane = pane
        self.backgroundAlpha = backgroundAlpha
        startRatio = ratio
        tracker = PinchTracker(
            placement: Placement(center: pane.center, angle: pane.angle),
            fingers: fingers,
            // At a scale below 0.02, the photo would be too small to see, and its flight back would start from almost no size.
            rubberBand: RubberBand(limits: 0.02...1, reach: 0),
            allowsRotation: true
        )
        estimator.record(tracker.placement, at: time)
    }

    /// Follows the fingers. A change of fingers doesn't move the photo.
    mutating func move(to fingers: Fingers, at time: TimeInterval) {
        tracker.follow(fingers)
        estimator.record(tracker.placement, at: time)
    }

    /// The present pane of the photo.
    var current: Pane {
        pane.moved(to: tracker.placement.center, scaledBy: tracker.placement.scale, angle: tracker.placement.angle)
    }

    /// The present alpha of the photo's screen, from 0 to 1. At the threshold of a dismissal, about half of the alpha is left.
    var currentBackgroundAlpha: CGFloat { backgroundAlpha * tracker.placement.scale }

    /// The fingers' present distance, divided by the distance at which the fingers landed.
    var ratio: CGFloat { tracker.placement.scale * startRatio }

    /// Returns the speed of each finger, in points per second.
    func fingerSpeed(at time: TimeInterval) -> CGFloat {
        let velocity = estimator.velocity(at: time)
        // Each finger moves with the centroid, and also by half of the change of the fingers' distance.
        return hypot(hypot(velocity.center.dx, velocity.center.dy), velocity.scale * (tracker.fingers.spread ?? 0) / 2)
    }

    /// Returns the velocity of the photo.
    func velocity(at time: TimeInterval) -> Velocity { estimator.velocity(at: time) }
}
#endif
