import UIKit

/// A photo under two fingers that pinch it away. It follows their distance, rotation and centroid, and never gets larger.
struct DismissalPinch: Sendable {
    private let pane: Pane
    private let backgroundAlpha: CGFloat
    /// The fingers' distance when the photo began to follow, in relation to the distance at which they landed.
    private let startRatio: CGFloat
    private var tracker: PinchTracker
    private var estimator = VelocityEstimator()

    /// Starts with the photo in its present state.
    ///
    /// - Parameters:
    ///   - pane: The pane of the photo.
    ///   - backgroundAlpha: The alpha of the background, from 0 to 1.
    ///   - ratio: The fingers' distance in relation to the distance at which they landed.
    init(of pane: Pane, backgroundAlpha: CGFloat, with fingers: Fingers, ratio: CGFloat, at time: TimeInterval) {
        self.pane = pane
        self.backgroundAlpha = backgroundAlpha
        startRatio = ratio
        tracker = PinchTracker(
            placement: Placement(center: pane.center, angle: pane.angle),
            fingers: fingers,
            // A smaller photo couldn't be seen, and its flight back would start without a size.
            rubberBand: RubberBand(limits: 0.02...1, reach: 0),
            allowsRotation: true
        )
        estimator.record(tracker.placement, at: time)
    }

    /// Follows the fingers. Nothing moves by a change of fingers.
    mutating func move(to fingers: Fingers, at time: TimeInterval) {
        tracker.follow(fingers)
        estimator.record(tracker.placement, at: time)
    }

    /// The present pane of the photo.
    var current: Pane {
        let placement = tracker.placement
        return Pane(
            center: placement.center,
            size: CGSize(width: pane.size.width * placement.scale, height: pane.size.height * placement.scale),
            angle: placement.angle,
            cornerRadius: pane.cornerRadius * placement.scale
        )
    }

    /// The alpha of the background, from 0 to 1. Half of it is left at the threshold of a dismissal.
    var currentBackgroundAlpha: CGFloat { backgroundAlpha * tracker.placement.scale }

    /// Whether the photo is dismissed if the fingers let go now.
    var dismisses: Bool { DismissalRule.pinch(tracker.placement.scale * startRatio) }

    /// Returns the speed of each finger, in points per second.
    func fingerSpeed(at time: TimeInterval) -> CGFloat {
        let velocity = estimator.velocity(at: time)
        // Each finger moves by half of the change of their distance, in addition to the centroid.
        return hypot(hypot(velocity.center.dx, velocity.center.dy), velocity.scale * (tracker.fingers.spread ?? 0) / 2)
    }

    /// Returns the velocity of the photo.
    func velocity(at time: TimeInterval) -> Velocity { estimator.velocity(at: time) }
}
