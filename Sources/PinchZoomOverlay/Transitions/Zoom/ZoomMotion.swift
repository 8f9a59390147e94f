import UIKit

/// What moves a photo between two screens.
enum ZoomMotion {
    /// Nothing moves the photo: it stays where it is. The velocity is the one that it had.
    case still(Velocity)
    case dragging(DismissalDrag)
    case pinching(DismissalPinch)
    case flying(PaneSpring)

    /// Whether fingers hold it.
    var isHeld: Bool {
        switch self {
        case .dragging, .pinching: true
        case .still, .flying: false
        }
    }

    /// The alpha of what is behind it while fingers hold it, 0 to 1; else nil.
    var backgroundAlpha: CGFloat? {
        switch self {
        case .dragging(let drag): drag.currentBackgroundAlpha
        case .pinching(let pinch): pinch.currentBackgroundAlpha
        case .still, .flying: nil
        }
    }

    /// How fast the photo is when fingers let go of it, if a single one is as fast as given, in points per second.
    func velocity(of finger: CGVector, at time: TimeInterval) -> Velocity {
        switch self {
        case .still(let velocity): velocity
        case .dragging(let drag): drag.velocity(at: finger)
        case .pinching(let pinch): pinch.velocity(at: time)
        case .flying: .zero
        }
    }

    /// How fast fingers are that let go of it and whose speed quickens the landing, if a single one is as fast as given, in points per second.
    ///
    /// A drag down does not: Apple's own zoom was measured to land as quickly after it however hard the photo was thrown.
    func quickeningSpeed(of finger: CGVector, at time: TimeInterval) -> CGFloat {
        switch self {
        case .dragging(let drag): drag.origin.isEdge ? hypot(finger.dx, finger.dy) : 0
        case .pinching(let pinch): pinch.fingerSpeed(at: time)
        case .still, .flying: 0
        }
    }

    /// Whether letting go now leads to the source, at a velocity of a single finger in points per second.
    func dismisses(at velocity: CGVector) -> Bool {
        switch self {
        case .dragging(let drag): drag.dismisses(at: velocity)
        case .pinching(let pinch): pinch.dismisses
        case .still, .flying: false
        }
    }
}
