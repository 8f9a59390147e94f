import UIKit

/// The backdrop of a pinch that opens a photo. It fades as the photo's screen appears.
@MainActor final class PinchBackdrop {
    private let view = UIView()
    private let formerAlpha: CGFloat
    /// The fraction that the screen has left of the backdrop, from 0 to 1.
    private var rest: CGFloat = 1
    /// The fade on the way back.
    private(set) var fade: SpringFade

    init(of handOver: LiftHandOver, response: TimeInterval) {
        formerAlpha = handOver.backdropAlpha
        fade = SpringFade(1, response: response)
        view.backgroundColor = handOver.backdropColor
        view.isUserInteractionEnabled = false
    }

    /// Covers the window, with its bars, as the backdrop of the pinch did.
    func cover(_ window: UIWindow) {
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
    }

    /// Starts to fade, with a photo that flies back.
    func fadeOut(at time: TimeInterval) {
        fade.head(for: 0, at: time)
    }

    /// Updates the alpha under a screen with an alpha from 0 to 1.
    func show(under alpha: CGFloat, at time: TimeInterval) {
        // With the cube of the screen's alpha, the list behind both only gets darker, for a backdrop of up to 0.8. With less, it would
        // flash.
        rest = min(rest, 1 - alpha * alpha * alpha)
        view.alpha = formerAlpha * rest * fade.value(at: time)
    }

    func remove() {
        view.removeFromSuperview()
    }
}
