import UIKit

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
