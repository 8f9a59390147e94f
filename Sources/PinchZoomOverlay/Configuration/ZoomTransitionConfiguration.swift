import UIKit

/// How a photo flies between a feed or a grid and its own screen, and how fingers take it back.
///
/// There are two presets: ``system``, the default, moves as Apple's own zoom transition does, and ``classic`` as many photo viewers do. Start
/// from one of them and change what should be different:
///
/// ```swift
/// var configuration = ZoomTransitionConfiguration.system
/// configuration.drag.dismissalDistance = 1.0 / 4
/// configuration.landingSpring.dampingRatio = 1
/// try zoom.setConfiguration(configuration)
/// ```
public struct ZoomTransitionConfiguration: Sendable {
    // MARK: Flight

    /// The spring that opens a photo.
    public var openingSpring: Spring

    /// The spring that closes a photo which goes by itself: by the back button, a key, a wheel.
    public var closingSpring: Spring

    /// The spring that takes a photo back into its screen which fingers have let go of.
    public var returnSpring: Spring

    /// The spring that takes a photo into its place in the list which fingers have let go of.
    public var landingSpring: Spring

    /// The spring that takes back what the fingers' velocity adds to a landing: the photo first goes on the way it was moving.
    public var carrySpring: Spring

    /// How much quicker a photo lands after fast fingers: at 1000 points a second the landing spring's frequency is raised by this part of
    /// itself, at other speeds in proportion, up to 1200. 0 to 10.
    ///
    /// It counts for a pinch and for a swipe from the edge. A photo that was dragged down lands as quickly however hard it was thrown, as with
    /// Apple's own zoom transition.
    public var landingQuickening: CGFloat

    /// The duration of the cross-fade that replaces the flight when Reduce Motion is on, or where there is nothing to fly, in seconds: 0.05
    /// to 10.
    public var fadeDuration: TimeInterval

    // MARK: Dismissal by fingers

    /// Whether the photo can be pinched away: it follows the two fingers, and goes back to its place if their distance is below half of what it
    /// was. On unless set.
    public var allowsDismissalByPinching = true

    /// Whether the photo can be dragged away, downwards. On unless set.
    public var allowsDismissalByDragging = true

    /// How the photo follows a finger that drags it down. Lengths count as fractions of the window's height.
    public var drag: Drag

    /// How the photo follows a finger that swipes from the leading edge, where it is in a navigation controller. Lengths count as fractions of
    /// the window's width.
    public var edgeSwipe: Drag

    /// The defaults: ``system``.
    public init() {
        self = .system
    }

    /// A preset.
    init(
        openingSpring: Spring,
        closingSpring: Spring,
        returnSpring: Spring,
        landingSpring: Spring,
        carrySpring: Spring,
        landingQuickening: CGFloat,
        fadeDuration: TimeInterval,
        drag: Drag,
        edgeSwipe: Drag
    ) {
        self.openingSpring = openingSpring
        self.closingSpring = closingSpring
        self.returnSpring = returnSpring
        self.landingSpring = landingSpring
        self.carrySpring = carrySpring
        self.landingQuickening = landingQuickening
        self.fadeDuration = fadeDuration
        self.drag = drag
        self.edgeSwipe = edgeSwipe
    }
}
