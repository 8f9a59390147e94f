import UIKit

/// Two fingers that pinch a photo away: it follows their distance, their turn and their centroid, and is never larger than it was.
struct DismissalPinch: Sendable {
    private let pane: Pane
    private let backgroundAlpha: CGFloat
    /// What of the fingers' distance was left when the photo began to follow, in relation to when they landed.
    private let startRatio: CGFloat
    private var tracker: PinchTracker
    private var estimator = VelocityEstimator()

    /// Takes hold of a photo where it is.
    ///
    /// - Parameters:
    ///   - pane: Where the photo is.
    ///   - backgroundAlpha: Of what is behind it, 0 to 1.
    ///   - ratio: What is left of the fingers' distance since they landed.
    init(of pane: Pane, backgroundAlpha: CGFloat, with fingers: Fingers, ratio: CGFloat, at time: TimeInterval) {
        self.pane = pane
        self.backgroundAlpha = backgroundAlpha
        startRatio = ratio
        tracker = PinchTracker(
            placement: Placement(center: pane.center, angle: pane.angle),
            fingers: fingers,
            // What cannot be seen any more has no size to go back from.
            rubberBand: RubberBand(limits: 0.02...1, reach: 0),
            allowsRotation: true
        )
        estimator.record(tracker.placement, at: time)
    }

    /// The fingers are elsewhere; others may have taken their place, by which nothing moves.
    mutating func move(to fingers: Fingers, at time: TimeInterval) {
        tracker.follow(fingers)
        estimator.record(tracker.placement, at: time)
    }

    /// Where the photo is.
    var current: Pane {
        let placement = tracker.placement
        return Pane(
            center: placement.center,
            size: CGSize(width: pane.size.width * placement.scale, height: pane.size.height * placement.scale),
            angle: placement.angle,
            cornerRadius: pane.cornerRadius * placement.scale
        )
    }

    /// The alpha of what is behind it, 0 to 1: half of it is left where letting go begins to dismiss.
    var currentBackgroundAlpha: CGFloat { backgroundAlpha * tracker.placement.scale }

    /// Whether the photo is dismissed if the fingers let go now.
    var dismisses: Bool { DismissalRule.pinch(tracker.placement.scale * startRatio) }

    /// How fast each of the fingers is, in points per second.
    func fingerSpeed(at time: TimeInterval) -> CGFloat {
        let velocity = estimator.velocity(at: time)
        // Each finger moves by half of what their distance changes, beside what their middle moves.
        return hypot(hypot(velocity.center.dx, velocity.center.dy), velocity.scale * (tracker.fingers.spread ?? 0) / 2)
    }

    /// How fast the photo moves, shrinks and turns.
    func velocity(at time: TimeInterval) -> Velocity { estimator.velocity(at: time) }
}
