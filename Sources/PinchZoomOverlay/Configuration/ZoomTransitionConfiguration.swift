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
/// zoom.configuration.allowsDismissalByPinching = false
/// ```
public struct ZoomTransitionConfiguration: Sendable {
    // MARK: Flight

    /// The spring that moves a photo to its own screen.
    var openingSpring: Spring
    /// The spring that moves a photo back to its place if no fingers hold the photo.
    ///
    /// For example, a tap on the back button or a key press dismisses a photo without holding it.
    var closingSpring: Spring
    /// The spring that returns a photo to its own screen if the fingers don't dismiss the photo.
    var returnSpring: Spring
    /// The spring that moves a photo to its place in the list after fingers have dismissed the photo.
    var landingSpring: Spring
    /// The spring that absorbs the fingers' velocity when a photo returns to its place in the list.
    ///
    /// After the release, the photo first continues in the direction of its motion. A longer response carries the photo farther before it
    /// turns toward its place.
    var carrySpring: Spring
    /// The increase of the landing spring's frequency at a finger speed of 1000 points per second, as a fraction of that frequency.
    ///
    /// The increase is proportional to the speed, up to 1200 points per second. With 0, a photo lands as quickly after fast fingers as
    /// after slow fingers.
    ///
    /// The increase applies to a pinch and to a swipe from the edge. After a drag down or up, the finger's speed doesn't change the
    /// frequency, as in Apple's own zoom transition.
    package var landingQuickening: CGFloat
    /// The duration of the cross-fade that replaces the flight when Reduce Motion is on or when there is nothing to fly, in seconds.
    var fadeDuration: TimeInterval

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
    /// The options of a drag down or up that dismisses the photo.
    public var drag: Drag
    /// The options of a swipe from the leading edge, in a navigation controller. The distances are fractions of the window's width.
    var edgeSwipe: Drag
}

extension ZoomTransitionConfiguration {
    /// Creates a configuration with the values of ``system``.
    public init() {
        self = .system
    }

    /// The options that determine when a photo that a finger drags away goes back to the list.
    public struct Drag: Sendable {
        /// The distance that the finger moves before the photo follows, in points.
        ///
        /// While the photo follows, the photo stays at least this distance behind the finger. A photo that is grabbed in flight follows at
        /// once.
        var deadZone: CGFloat
        /// The curve that determines the scale of the photo. The photo shrinks about the point that the finger holds.
        var scaleCurve: DragCurve
        /// The curve that determines the alpha of the photo's screen.
        var backgroundCurve: DragCurve
        /// The factor that determines how far the photo falls behind the finger in the direction of the drag.
        ///
        /// The photo's lag is this factor, multiplied by the cube of the finger's distance. The lag and the distance are fractions of the
        /// window's height or width. If the lag would move the photo backward, the photo stops. With 0, the photo doesn't fall behind.
        var lag: CGFloat

        /// The ways in which a photo follows a finger that moves across the direction of the drag.
        enum Sideways: Sendable {
            /// The photo stays under the finger.
            case follows
            /// The photo resists, like a scroll view that is pulled past its end.
            ///
            /// The resistance depends on the width of the window. If the width is 402 points, finger movements of 50, 100 and 195 points
            /// move the photo by 26, 48 and 85 points.
            case gives
        }

        var sideways: Sideways

        /// Constants that specify the directions in which a drag dismisses a photo.
        public enum Directions: Sendable, CaseIterable {
            /// Only a drag down dismisses the photo.
            case down
            /// A drag down and a drag up dismiss the photo, at the same distance and velocity.
            case downAndUp
        }

        /// A constant that specifies the directions in which a drag dismisses the photo. The default is ``Directions/downAndUp``.
        ///
        /// A photo that is grabbed in flight goes back to the list only after a drag down.
        public var directions = Directions.downAndUp
        /// The distance that a drag must exceed to dismiss the photo, as a fraction of the window's height. The default is a seventh, and
        /// an eighth in the configuration ``ZoomTransitionConfiguration/classic``.
        ///
        /// A part of the finger's last velocity is added to the distance of the drag. The range is 0.01 to 1. A controller uses the nearest
        /// value in the range instead of another value, and reports the other value in the system's log.
        public var dismissalDistance: CGFloat
        /// The time for which the finger's last velocity is projected forward when the finger lifts, in seconds.
        var projection: TimeInterval
    }
}
#endif
