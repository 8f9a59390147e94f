#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The options that determine how a photo flies between a list and its own screen, and how fingers dismiss the photo.
///
/// There are two presets. The default, ``system``, moves a photo as Apple's own zoom transition does. The other preset, ``classic``, moves
/// a photo as many photo viewers do. Start from a preset and set the fields that you want to change:
///
/// ```swift
/// zoom.configuration = .classic
/// zoom.configuration.drag.dismissalDistance = 1.0 / 4
/// zoom.configuration.landingSpring.dampingRatio = 1
/// ```
///
/// A controller checks the configuration that you set. If a field's value can't be used, the field's value in ``system`` is used instead,
/// and the system's log names the field once. If one value of a curve can't be used, the whole curve of ``system`` is used. To refuse
/// unusable values yourself, for example values from a server, call ``validate()``.
public struct ZoomTransitionConfiguration: Sendable {
    // MARK: Flight

    /// The spring that moves a photo to its own screen.
    public var openingSpring: Spring

    /// The spring that moves a photo back to its place if no fingers hold the photo.
    ///
    /// For example, a tap on the back button or a key press dismisses a photo without holding it.
    public var closingSpring: Spring

    /// The spring that returns a photo to its own screen if the fingers don't dismiss the photo.
    public var returnSpring: Spring

    /// The spring that moves a photo to its place in the list after fingers have dismissed the photo.
    public var landingSpring: Spring

    /// The spring that absorbs the fingers' velocity when a photo returns to its place in the list.
    ///
    /// After the release, the photo first continues in the direction of its motion. A longer response carries the photo farther before it
    /// turns toward its place.
    public var carrySpring: Spring

    /// The increase of the landing spring's frequency at a finger speed of 1000 points per second, as a fraction of that frequency.
    ///
    /// The increase is proportional to the speed, up to 1200 points per second. The range is 0 to 10. With 0, a photo lands as quickly
    /// after fast fingers as after slow fingers.
    ///
    /// The increase applies to a pinch and to a swipe from the edge. After a drag down or up, the finger's speed doesn't change the
    /// frequency, as in Apple's own zoom transition.
    public var landingQuickening: CGFloat

    /// The duration of the cross-fade that replaces the flight when Reduce Motion is on or when there is nothing to fly, in seconds.
    ///
    /// The range is 0.05 to 10.
    public var fadeDuration: TimeInterval

    // MARK: Dismissal by fingers

    /// A Boolean value that determines whether people can pinch the photo to dismiss it. The default is `true`.
    ///
    /// The photo follows the two fingers. If the fingers lift at less than half of their first distance, the photo goes back to its place
    /// in the list.
    public var allowsDismissalByPinching = true

    /// A Boolean value that determines whether people can drag the photo down or up to dismiss it. The default is `true`.
    ///
    /// To allow only one of the directions, set ``Drag/directions`` of ``drag``.
    public var allowsDismissalByDragging = true

    /// The options that determine how the photo follows a finger that drags it down or up.
    ///
    /// The distances are fractions of the window's height, except ``Drag/deadZone``.
    public var drag: Drag

    /// The options that determine how the photo follows a finger that swipes from the leading edge, in a navigation controller.
    ///
    /// The distances are fractions of the window's width, except ``Drag/deadZone``.
    public var edgeSwipe: Drag

    /// Creates a configuration with the values of ``system``.
    public init() {
        self = .system
    }

    /// Creates a preset.
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

extension ZoomTransitionConfiguration {
    /// A spring that moves a photo.
    public struct Spring: Equatable, Sendable {
        /// The period that the spring would have without damping, in seconds.
        ///
        /// The motion takes about as long as the response. The range is 0.05 to 10.
        public var response: TimeInterval

        /// The damping ratio of the spring.
        ///
        /// With a ratio below 1, the spring overshoots its end. With a ratio of 1 or more, the spring doesn't overshoot. The range is 0.1
        /// to 10.
        public var dampingRatio: Double

        /// Creates a spring with a response and a damping ratio.
        ///
        /// - Parameters:
        ///   - response: The period that the spring would have without damping, in seconds, from 0.05 to 10.
        ///   - dampingRatio: The damping ratio, from 0.1 to 10.
        public init(response: TimeInterval, dampingRatio: Double) {
            self.response = response
            self.dampingRatio = dampingRatio
        }

        /// Creates a spring with an undamped angular frequency ω₀, in radians per second. The measurements of Apple's zoom transition have
        /// this unit.
        init(frequency: Double, dampingRatio: Double) {
            self.init(response: 2 * .pi / frequency, dampingRatio: dampingRatio)
        }
    }
}

extension ZoomTransitionConfiguration {
    /// The options that determine how a photo follows a finger that drags it away, and when the photo goes back to the list.
    ///
    /// Distances are fractions of the window's height for a vertical drag, and of the window's width for a swipe from the edge. Only
    /// ``deadZone`` is in points.
    public struct Drag: Sendable {
        /// The distance that the finger moves before the photo follows, in points.
        ///
        /// While the photo follows, the photo stays at least this distance behind the finger. A photo that is grabbed in flight follows at
        /// once. The range is 0 to 100.
        public var deadZone: CGFloat

        /// The curve that determines the scale of the photo. The photo shrinks about the point that the finger holds.
        public var scaleCurve: DragCurve

        /// The curve that determines the alpha of the photo's screen.
        public var backgroundCurve: DragCurve

        /// The factor that determines how far the photo falls behind the finger in the direction of the drag.
        ///
        /// The photo's lag is this factor, multiplied by the cube of the finger's distance. The lag and the distance are fractions of the
        /// window's height or width. If the lag would move the photo backward, the photo stops. The range is 0 to 1. With 0, the photo
        /// doesn't fall behind.
        public var lag: CGFloat

        /// Constants that specify how a photo follows a finger that moves across the direction of the drag.
        public enum Sideways: Sendable, CaseIterable {
            /// The photo stays under the finger.
            case follows
            /// The photo resists, like a scroll view that is pulled past its end.
            ///
            /// The resistance depends on the width of the window. If the width is 402 points, finger movements of 50, 100 and 195 points
            /// move the photo by 26, 48 and 85 points.
            case gives
        }

        /// A constant that specifies how the photo follows a finger that moves across the direction of the drag.
        public var sideways: Sideways

        /// Constants that specify the directions in which a drag dismisses a photo.
        public enum Directions: Sendable, CaseIterable {
            /// Only a drag down dismisses the photo.
            case down
            /// A drag down and a drag up dismiss the photo, at the same distance and velocity.
            case downAndUp
        }

        /// A constant that specifies the directions in which a drag dismisses the photo. The default is ``Directions/downAndUp``.
        ///
        /// A photo that is grabbed in flight goes back to the list only after a drag down. A swipe from the edge ignores the value.
        public var directions = Directions.downAndUp

        /// The distance that a drag must exceed to dismiss the photo.
        ///
        /// The distance is a fraction of the window's height for a vertical drag, and of the window's width for a swipe from the edge. The
        /// finger's last velocity, multiplied by ``projection``, is added to the distance of the drag. The range is 0.01 to 1.
        public var dismissalDistance: CGFloat

        /// The time for which the finger's last velocity is projected forward when the finger lifts, in seconds.
        ///
        /// The range is 0 to 10. With 0, only the distance of the drag decides whether the photo is dismissed.
        public var projection: TimeInterval
    }
}

extension Spring {
    /// Creates the spring that a configuration describes.
    init(_ spring: ZoomTransitionConfiguration.Spring) {
        self.init(dampingRatio: spring.dampingRatio, response: spring.response)
    }
}
#endif
