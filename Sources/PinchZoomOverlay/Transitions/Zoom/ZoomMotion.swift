import UIKit

/// The motion of a photo between two screens.
enum ZoomMotion {
    /// The photo stays where it is. The velocity is the one that it had before.
    case still(Velocity)
    case dragging(DismissalDrag)
    case pinching(DismissalPinch)
    case flying(PaneSpring)

    /// Whether fingers hold the photo.
    var isHeld: Bool {
        switch self {
        case .dragging, .pinching: true
        case .still, .flying: false
        }
    }

    /// The alpha of the background while fingers hold the photo, from 0 to 1, or `nil`.
    var backgroundAlpha: CGFloat? {
        switch self {
        case .dragging(let drag): drag.currentBackgroundAlpha
        case .pinching(let pinch): pinch.currentBackgroundAlpha
        case .still, .flying: nil
        }
    }

    /// Returns the velocity of the photo when the fingers let go, for a single finger's velocity in points per second.
    func velocity(of finger: CGVector, at time: TimeInterval) -> Velocity {
        switch self {
        case .still(let velocity): velocity
        case .dragging(let drag): drag.velocity(at: finger)
        case .pinching(let pinch): pinch.velocity(at: time)
        case .flying: .zero
        }
    }

    /// Returns the finger speed that quickens the landing, for a single finger's velocity in points per second.
    ///
    /// The speed of a drag down doesn't count: Apple's own zoom was measured to land as quickly however hard the photo was thrown.
    func quickeningSpeed(of finger: CGVector, at time: TimeInterval) -> CGFloat {
        switch self {
        case .dragging(let drag): drag.origin.isEdge ? hypot(finger.dx, finger.dy) : 0
        case .pinching(let pinch): pinch.fingerSpeed(at: time)
        case .still, .flying: 0
        }
    }

    /// Returns whether the photo is dismissed if the fingers let go now, for a single finger's velocity in points per second.
    func dismisses(at velocity: CGVector) -> Bool {
        switch self {
        case .dragging(let drag): drag.dismisses(at: velocity)
        case .pinching(let pinch): pinch.dismisses
        case .still, .flying: false
        }
    }
}

/// The springs of a flight to one of the sides.
struct ZoomSprings {
    /// The spring of the photo's size, its look and the rest of its way.
    let flight: Spring
    /// The spring of the position that the fingers' velocity adds, or `nil` for the same spring.
    let carry: Spring?
    /// The spring of the screen behind the photo.
    let background: Spring

    /// Creates springs that are all the same.
    init(_ spring: ZoomTransitionConfiguration.Spring) {
        flight = Spring(spring)
        carry = nil
        background = flight
    }

    /// Creates the springs of a landing, for a finger speed in points per second.
    ///
    /// The screen behind the photo fades as quickly after fast fingers as after slow ones, as measured on Apple's own zoom.
    init(landingBy configuration: ZoomTransitionConfiguration, at speed: CGFloat) {
        let landing = Spring(configuration.landingSpring)
        let speed = speed.isFinite ? speed.clamped(to: 0...ZoomSprings.fastest) : 0
        flight = landing.quicker(by: Double(1 + configuration.landingQuickening * speed / 1000))
        carry = Spring(configuration.carrySpring)
        background = landing
    }

    /// The highest finger speed that counts, in points per second. Higher ones weren't measured.
    private static let fastest: CGFloat = 1200
}
