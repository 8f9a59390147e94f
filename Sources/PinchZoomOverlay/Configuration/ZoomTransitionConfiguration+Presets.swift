import UIKit

extension ZoomTransitionConfiguration {
    /// The default configuration, with the motion of Apple's own zoom transition, as measured on an iPhone of 402 × 874 points under iOS
    /// 27.
    ///
    /// - One critically damped spring opens and closes, with a response of 0.331 seconds.
    /// - A drag down leaves the photo still for 18 points. Then the photo shrinks by 0.67 over the window's height, more slowly past half
    ///   of it, falls behind the finger and resists sideways.
    /// - A photo that is let go returns to the list from a seventh of the height on, counting 0.12 seconds of the finger's velocity.
    /// - A photo that stays returns to its screen with a response of 0.279 seconds and a damping ratio of 0.9. One that goes lands with
    ///   0.419 seconds and 0.75: it goes 3 % past its place and comes back.
    ///
    /// The springs were measured as angular frequencies ω in radians per second: 19, 22.5 and 15. A response is 2π / ω.
    public static let system = ZoomTransitionConfiguration(
        openingSpring: Spring(frequency: 19, dampingRatio: 1),
        closingSpring: Spring(frequency: 19, dampingRatio: 1),
        returnSpring: Spring(frequency: 22.5, dampingRatio: 0.9),
        landingSpring: Spring(frequency: 15, dampingRatio: 0.75),
        // The carry moves a photo some 30 points farther after 800 points a second.
        carrySpring: Spring(frequency: 11, dampingRatio: 0.75),
        // At 800 points a second 98 % of the way takes 121 ms, instead of 227.
        landingQuickening: 1.1,
        fadeDuration: 0.14,
        drag: Drag(
            // 16 to 20 were measured.
            deadZone: 18,
            // The scale is 0.545 at 0.8 of the height.
            scaleCurve: .eased(slope: 0.67, until: 0.52, to: 0.37),
            backgroundCurve: .linear(to: 0, by: 2.0 / 7),
            // 8 points at 0.28 of the height and 42 at 0.48; 9 and 39 were measured.
            lag: 0.43,
            sideways: .gives,
            // A scale of 0.904. A photo at 0.914 returned to its screen; one at 0.900 returned to the list.
            dismissalDistance: 1.0 / 7,
            projection: 0.12
        ),
        edgeSwipe: edgeSwipe
    )

    /// A configuration with the motion of many photo viewers, for a photo that stays under the finger.
    ///
    /// The springs are softer than those of ``system``. A photo that is dragged down has half of its size after half of the height, and its
    /// velocity counts as far as a scroll view would glide. The swipe from the edge is the same as in ``system``.
    public static let classic = ZoomTransitionConfiguration(
        openingSpring: Spring(response: 0.5, dampingRatio: 0.8),
        closingSpring: Spring(response: 0.25, dampingRatio: 0.8),
        returnSpring: Spring(response: 0.5, dampingRatio: 0.8),
        landingSpring: Spring(response: 0.25, dampingRatio: 0.8),
        carrySpring: Spring(response: 0.25, dampingRatio: 0.8),
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
        // At the dismissal distance the screen's alpha is 0.5, as in a drag down.
        backgroundCurve: .linear(to: 0, by: 2 * edgeDistance),
        lag: 0,
        sideways: .gives,
        dismissalDistance: edgeDistance,
        projection: 0.12
    )

    /// The distance at which the scale is 0.70, as a fraction of the window's width.
    private static let edgeDistance: CGFloat = 0.30 / 0.67
}
