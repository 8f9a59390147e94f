#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension ZoomTransitionConfiguration {
    /// The default configuration, with the motion of Apple's own zoom transition, as measured on an iPhone of 402 × 874 points under iOS
    /// 27.
    ///
    /// - A critically damped spring with a response of 0.331 seconds opens and closes the photo's screen.
    /// - In a drag down, and in its mirror image, a drag up, the photo stays still for 18 points. Then the photo's scale falls at a rate
    ///   of 0.67 per window height, and more slowly after half of the height. The photo falls behind the finger, and resists horizontal
    ///   movement.
    /// - At the release, the photo returns to the list if the distance of the drag is more than a seventh of the height. The finger's
    ///   velocity, multiplied by 0.12 seconds, is added to the distance.
    /// - If the photo returns to its screen, the spring has a response of 0.279 seconds and a damping ratio of 0.9.
    /// - If the photo lands in the list, the spring has a response of 0.419 seconds and a damping ratio of 0.75. The photo moves 3 % past
    ///   its place and comes back.
    ///
    /// The springs were measured as angular frequencies ω in radians per second: 19, 22.5 and 15. A response is 2π / ω.
    public static let system = ZoomTransitionConfiguration(
        openingSpring: Spring(frequency: 19, dampingRatio: 1),
        closingSpring: Spring(frequency: 19, dampingRatio: 1),
        returnSpring: Spring(frequency: 22.5, dampingRatio: 0.9),
        landingSpring: Spring(frequency: 15, dampingRatio: 0.75),
        // After a release at 800 points per second, the carry moves the photo about 30 points farther.
        carrySpring: Spring(frequency: 11, dampingRatio: 0.75),
        // After a release at 800 points per second, 98 % of the way takes 121 ms. With a value of 0, this part takes 227 ms.
        landingQuickening: 1.1,
        fadeDuration: 0.14,
        drag: Drag(
            // Measurements gave 16 to 20 points.
            deadZone: 18,
            // If the finger has moved by 0.8 of the height, the scale is 0.545.
            scaleCurve: .eased(slope: 0.67, until: 0.52, to: 0.37),
            backgroundCurve: .linear(to: 0, by: 2.0 / 7),
            // The lag is 8 points at 0.28 of the height, and 42 points at 0.48. Measurements gave 9 and 39 points.
            lag: 0.43,
            sideways: .gives,
            // At this distance, the scale is 0.904. In measurements, a photo returned to its screen at 0.914, and to the list at 0.900.
            dismissalDistance: 1.0 / 7,
            projection: 0.12
        ),
        edgeSwipe: edgeSwipe
    )

    /// A configuration in which the photo stays under the finger, as in many photo viewers.
    ///
    /// All springs have a damping ratio of 0.8. The response is 0.5 seconds on the way to the photo's screen, and 0.25 seconds on the way
    /// back. A photo that is dragged by half of the window's height has half of its size. When the finger lifts, the finger's velocity
    /// is projected forward by 0.499 seconds, as in a scroll view that decelerates. The swipe from the edge has the options of ``system``.
    public static let classic = ZoomTransitionConfiguration(
        openingSpring: Spring(dampingRatio: 0.8, response: 0.5),
        closingSpring: Spring(dampingRatio: 0.8, response: 0.25),
        returnSpring: Spring(dampingRatio: 0.8, response: 0.5),
        landingSpring: Spring(dampingRatio: 0.8, response: 0.25),
        carrySpring: Spring(dampingRatio: 0.8, response: 0.25),
        landingQuickening: 0,
        fadeDuration: 0.25,
        drag: Drag(
            deadZone: 0,
            scaleCurve: .linear(to: 0.5, by: 1.0 / 2),
            backgroundCurve: .linear(to: 0, by: 1.0 / 4),
            lag: 0,
            sideways: .follows,
            dismissalDistance: 1.0 / 8,
            projection: Projection.glide
        ),
        edgeSwipe: edgeSwipe
    )

    private static let edgeSwipe = Drag(
        deadZone: 12,
        scaleCurve: .linear(to: 0.33, by: 1),
        // At the dismissal distance the screen's alpha is 0.5, as in a vertical drag.
        backgroundCurve: .linear(to: 0, by: 2 * edgeDistance),
        lag: 0,
        sideways: .gives,
        dismissalDistance: edgeDistance,
        projection: 0.12
    )

    /// The distance at which the scale is 0.70, as a fraction of the window's width.
    private static let edgeDistance: CGFloat = 0.30 / 0.67
}

extension Spring {
    /// Creates a spring with an undamped angular frequency ω₀, in radians per second. The measurements of Apple's zoom transition have this
    /// unit.
    fileprivate init(frequency: Double, dampingRatio: Double) {
        self.init(dampingRatio: dampingRatio, response: 2 * .pi / frequency)
    }
}
#endif
