import UIKit

/// The springs on which a photo flies to one of its ends.
struct ZoomSprings {
    /// The spring of the photo's size, of its look, and of what is left of its way.
    let flight: Spring
    /// The spring of what the fingers' velocity adds to its position; nil for the same.
    let carry: Spring?
    /// The spring of the screen behind it.
    let background: Spring

    /// One for all.
    init(_ spring: ZoomTransitionConfiguration.Spring) {
        flight = Spring(spring)
        carry = nil
        background = flight
    }

    /// Those of a landing, after fingers that are so fast, in points per second.
    ///
    /// The screen behind a photo comes as quickly after fast fingers as after slow ones: as measured on Apple's own zoom.
    init(landingBy configuration: ZoomTransitionConfiguration, at speed: CGFloat) {
        let landing = Spring(configuration.landingSpring)
        let speed = speed.isFinite ? min(max(speed, 0), ZoomSprings.fastest) : 0
        flight = landing.quicker(by: Double(1 + configuration.landingQuickening * speed / 1000))
        carry = Spring(configuration.carrySpring)
        background = landing
    }

    /// The fastest fingers that count, in points per second: none faster were measured.
    private static let fastest: CGFloat = 1200
}
