#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The motion of a photo in a pinch's flight.
@MainActor enum FlightMotion {
    /// The photo stays where it is.
    case still
    /// The fingers move the photo.
    case tracking(PinchTracker)
    /// A spring moves the photo to a pose where it stays.
    case zooming(PoseSpring)
    /// The photo decelerates to a position where it stays.
    case gliding(Glide)
    /// The photo waits for a transition that continues the flight at `velocity`. The wait began at `since`, in seconds.
    case waiting(since: TimeInterval, velocity: Velocity, transition: PassingTransitionObserver)
    /// A spring moves the photo to its place.
    case returning(PoseSpring)
    /// The flight has ended, and everything is back as it was.
    case over

    /// Whether nothing but time moves the photo.
    var isFree: Bool {
        switch self {
        case .zooming, .gliding, .returning: true
        case .still, .tracking, .waiting, .over: false
        }
    }

    /// Whether fingers move the photo.
    var isTracking: Bool { centroid != nil }

    /// The centroid of the fingers that move the photo, in points of the window, or `nil` if no fingers move the photo.
    var centroid: CGPoint? {
        if case .tracking(let tracker) = self { tracker.fingers.centroid } else { nil }
    }

    /// Returns the velocity that the photo has from the fingers: from an estimator, or from before the wait for a transition.
    func velocity(by estimator: VelocityEstimator, at time: TimeInterval) -> Velocity {
        switch self {
        case .tracking: estimator.velocity(at: time)
        case .waiting(_, let velocity, _): velocity
        case .still, .zooming, .gliding, .returning, .over: .zero
        }
    }
}
#endif
