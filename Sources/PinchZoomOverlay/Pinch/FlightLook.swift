#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The fades of a pinch's flight.
///
/// The backdrop fades in or out. If a bar or the edge of a list covers a part of the photo at rest, this part also appears or disappears.
///
/// The fades start when the photo lifts, and reverse without a jump when fingers release or catch the photo.
struct FlightLook: Sendable {
    /// The time in which a photo that is partly covered becomes wholly visible, in seconds.
    private static let uncoveringDuration: TimeInterval = 0.18

    private let curve: BackdropCurve
    /// Whether the photo returns to its place. During the return, the backdrop fades to 0 at any scale.
    private var isReturning = false
    /// The fade during the return, from 1 in flight to 0 in the place. At 0, bars and the edges of lists cover parts of the photo again.
    private var returnFade: SpringFade
    private var backdrop: BackdropMotion
    private var uncovering = TimedFade(0, duration: FlightLook.uncoveringDuration)
    /// The fade of the views over the photo.
    private var front = TimedFade(1, duration: FrontViews.fadeDuration)

    /// Creates the look of a photo in its place.
    ///
    /// - Parameters:
    ///   - curve: The alpha of the backdrop at each scale.
    ///   - springResponse: The response of the photo's spring, in seconds.
    init(curve: BackdropCurve, springResponse: TimeInterval) {
        self.curve = curve
        returnFade = SpringFade(response: springResponse)
        backdrop = BackdropMotion(response: springResponse)
    }

    /// Begins to uncover the photo, and to fade the views over the photo, at a time, in seconds: in the first frame after the lift, the photo
    /// looks as in its place.
    mutating func appear(at time: TimeInterval) {
        uncovering.head(for: 1, at: time)
        front.head(for: 0, at: time)
    }

    /// Begins the return at a time, in seconds. The backdrop fades from its current alpha.
    mutating func release(backdropAlpha: CGFloat, at time: TimeInterval) {
        isReturning = true
        returnFade.head(for: 0, at: time)
        backdrop.blend(from: backdropAlpha, to: 0, at: time)
    }

    /// Ends the return at a time, in seconds. The backdrop blends from its current alpha to the curve.
    mutating func catchPhoto(at scale: CGFloat, backdropAlpha: CGFloat, time: TimeInterval) {
        guard isReturning else { return }
        isReturning = false
        returnFade.head(for: 1, at: time)
        backdrop.blend(from: backdropAlpha, to: curve.alpha(at: scale), at: time)
    }

    /// Blends the backdrop from its current alpha to the alpha for another scale, after the place has got another size.
    mutating func placeDidResize(to scale: CGFloat, backdropAlpha: CGFloat, time: TimeInterval) {
        if !isReturning { backdrop.blend(from: backdropAlpha, to: curve.alpha(at: scale), at: time) }
    }

    /// Returns the backdrop's alpha, from 0 to 1, for the photo's scale and a time in seconds.
    func backdropAlpha(at scale: CGFloat, time: TimeInterval) -> CGFloat {
        backdrop.alpha(for: isReturning ? 0 : curve.alpha(at: scale), at: time)
    }

    /// Returns how far the parts that are covered at rest have become visible, from 0 to 1, at a time in seconds.
    ///
    /// The last hundredth of the return's fade is 0, so that the last frame of a return covers as much as the place.
    func uncoveredFraction(at time: TimeInterval) -> CGFloat {
        uncovering.value(at: time) * (1.01 * returnFade.value(at: time) - 0.01).clamped(to: 0...1)
    }

    /// Returns the alpha of the views over the photo, from 0 to 1, at a time in seconds. They fade after the lift, and come back in the last
    /// tenth of the return's fade, within 0.15 s.
    func frontAlpha(at time: TimeInterval) -> CGFloat {
        let way = 10 * returnFade.value(at: time)
        return max(front.value(at: time), 1 - way * way)
    }

    /// Returns whether all fades have ended at a time, in seconds.
    func isSettled(at time: TimeInterval) -> Bool { isReturnSettled(at: time) && uncovering.isSettled(at: time) }

    /// Returns whether the fades of a release or a catch have ended at a time, in seconds.
    func isReturnSettled(at time: TimeInterval) -> Bool { returnFade.isSettled(at: time) && backdrop.isSettled(at: time) }
}
#endif
