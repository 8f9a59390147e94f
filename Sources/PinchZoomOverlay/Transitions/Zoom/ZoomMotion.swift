#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The motion of a photo between two screens.
enum ZoomMotion {
    /// The photo doesn't move. The associated value is the velocity with which the photo's next flight starts.
    case still(Velocity)
    case held(HeldMotion)
    case flying(PaneSpring)

    /// The motion under the fingers, or `nil` if no fingers hold the photo.
    var held: HeldMotion? { if case .held(let held) = self { held } else { nil } }

    /// Whether nothing has moved the photo yet.
    var isStill: Bool { if case .still = self { true } else { false } }

    /// The pane of the photo under the fingers and the alpha of its screen, from 0 to 1, or `nil` if no fingers hold the photo.
    var underFingers: (pane: Pane, backgroundAlpha: CGFloat)? {
        switch self {
        case .held(.drag(let drag)): (pane: drag.current, backgroundAlpha: drag.currentBackgroundAlpha)
        case .held(.pinch(let pinch)): (pane: pinch.current, backgroundAlpha: pinch.currentBackgroundAlpha)
        case .still, .flying, .held: nil
        }
    }

    /// Returns the velocity of the photo at the release.
    ///
    /// - Parameter finger: The velocity of the finger in a drag, in points per second.
    func velocity(of finger: CGVector, at time: TimeInterval) -> Velocity {
        switch self {
        case .still(let velocity): velocity
        case .held(.drag(let drag)): drag.velocity(at: finger)
        case .held(.pinch(let pinch)): pinch.velocity(at: time)
        case .flying, .held: .zero
        }
    }

    /// Returns the finger speed that makes the landing quicker, in points per second.
    ///
    /// Only the speeds of a pinch and of a swipe from the edge count. In measurements of Apple's own zoom, a hard throw down didn't make
    /// the landing quicker.
    ///
    /// - Parameter finger: The velocity of the finger in a drag, in points per second.
    func quickeningSpeed(of finger: CGVector, at time: TimeInterval) -> CGFloat {
        switch self {
        case .held(.drag(let drag)): drag.origin.isEdge ? hypot(finger.dx, finger.dy) : 0
        case .held(.pinch(let pinch)): pinch.fingerSpeed(at: time)
        case .still, .flying, .held: 0
        }
    }
}

/// The springs of a flight to one of the sides.
struct ZoomSprings {
    /// The spring that moves the photo's size, look and position, apart from the part of the position that `carry` moves.
    let flight: Spring
    /// The spring that moves the part of the position that the fingers' velocity adds, or `nil` if `flight` moves this part too.
    let carry: Spring?
    /// The spring that fades the screen behind the photo.
    let background: Spring

    /// Creates springs from a single spring that moves everything.
    init(_ spring: Spring) {
        flight = spring
        carry = nil
        background = spring
    }

    /// Creates the springs of a landing, for a finger speed in points per second.
    ///
    /// The finger speed doesn't change the fade of the screen behind the photo, as measured on Apple's own zoom.
    init(landingBy configuration: ZoomTransitionConfiguration, at speed: CGFloat) {
        let speed = speed.isFinite ? speed.clamped(to: 0...ZoomSprings.fastest) : 0
        flight = configuration.landingSpring.quicker(by: Double(1 + configuration.landingQuickening * speed / 1000))
        carry = configuration.carrySpring
        background = configuration.landingSpring
    }

    /// The highest finger speed that counts, in points per second. Higher speeds weren't measured.
    private static let fastest: CGFloat = 1200
}
#endif
