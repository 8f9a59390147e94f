import UIKit

/// How a photo flies between a feed or a grid and its own screen. Every field has a default.
public struct ZoomTransitionConfiguration: Sendable {
    // MARK: Flight

    /// The response of the spring that opens: about as long as it takes. 0.05 to 10 seconds; 0.5 unless set.
    public var openingResponse: TimeInterval = 0.5

    /// The response of the spring that closes. 0.05 to 10 seconds; 0.25 unless set.
    public var closingResponse: TimeInterval = 0.25

    /// ζ of both springs: 1 does not overshoot, less does. 0.1 to 10; 0.8 unless set.
    public var dampingRatio: Double = 0.8

    /// Of the cross-fade that takes the flight's place under Reduce Motion, or where there is nothing to fly. 0.05 to 10 seconds; 0.25 unless
    /// set.
    public var fadeDuration: TimeInterval = 0.25

    // MARK: Dismissal by fingers

    /// Whether the photo can be pinched away: it follows the two fingers, and goes back to its place if their distance is below half of what it
    /// was. On unless set.
    public var allowsDismissalByPinching = true

    /// Whether the photo can be dragged away. On unless set.
    public var allowsDismissalByDragging = true

    /// How opaque the photo's screen is while the photo is dragged: 1 − |dy| / (H / 4) unless set, with the window's height H.
    public var backgroundCurve = DragCurve.linear(to: 0, by: 1.0 / 4)

    /// How large the photo is while it is dragged: 1 − 0.5 · |dy| / (H / 2), and never below 0.5, unless set.
    public var scaleCurve = DragCurve.linear(to: 0.5, by: 1.0 / 2)

    /// How far down a drag must lead to dismiss, as a fraction of the window's height: where it would come to rest by its velocity counts.
    /// 0.01 to 1; 1/8 unless set.
    public var dismissalDistance: CGFloat = 1.0 / 8

    /// The defaults.
    public init() {}
}

extension ZoomTransitionConfiguration {
    var openingSpring: Spring { Spring(dampingRatio: dampingRatio, response: openingResponse) }
    var closingSpring: Spring { Spring(dampingRatio: dampingRatio, response: closingResponse) }
}
