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
