#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The backdrop of a pinch that opens a photo. The backdrop fades as the photo's screen appears.
@MainActor final class PinchBackdrop {
    let view: UIView
    private let formerAlpha: CGFloat
    /// The fraction of the backdrop's alpha that is left under the screen, from 0 to 1. In flight, this fraction never increases.
    var rest: CGFloat = 1
    /// The fade-out of the backdrop when the photo flies back to the list.
    var fade: SpringFade

    init(of flight: Flight, response: TimeInterval) {
        view = flight.overlay.backdrop
        formerAlpha = flight.backdropAlpha
        fade = SpringFade(1, response: response)
    }

    /// Covers the whole window, including the bars, like the backdrop during the pinch.
    func cover(_ window: UIWindow) {
        view.frame = window.bounds
        window.addSubview(view)
    }

    /// Updates the backdrop's alpha. `alpha` is the alpha of the photo's screen, from 0 to 1.
    func show(under alpha: CGFloat, at time: TimeInterval) {
        // The backdrop fades with the cube of the screen's alpha. The list shows through both the screen and the backdrop. With the cube,
        // the list only gets darker, if the backdrop's own alpha is at most 0.8. With the square, the list would get brighter for a moment.
        rest = min(rest, 1 - alpha * alpha * alpha)
        view.alpha = formerAlpha * rest * fade.value(at: time)
    }
}
#endif
