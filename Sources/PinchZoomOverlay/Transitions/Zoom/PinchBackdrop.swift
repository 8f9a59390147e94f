import UIKit

/// The backdrop of a pinch that opens a photo: it goes as the photo's screen comes.
@MainActor final class PinchBackdrop {
    private let view = UIView()
    private let formerAlpha: CGFloat
    /// How much of it is left, 0 to 1, for all that has come of the screen.
    private var rest: CGFloat = 1
    /// How much of it is there; it goes on the way back.
    private(set) var fade: SpringFade

    init(of handOver: LiftHandOver, response: TimeInterval) {
        formerAlpha = handOver.backdropAlpha
        fade = SpringFade(1, response: response)
        view.backgroundColor = handOver.backdropColor
        view.isUserInteractionEnabled = false
    }

    /// It has covered the bars as well, and does so until it has faded.
    func cover(_ window: UIWindow) {
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
    }

    /// Goes, with the photo that flies back.
    func fadeOut(at time: TimeInterval) {
        fade.head(for: 0, at: time)
    }

    /// Shows what is left of it under a screen of an alpha, 0 to 1.
    func show(under alpha: CGFloat, at time: TimeInterval) {
        // Going by the cube of what has come of the screen, so that what is behind both only ever gets darker, up to 0.8 of the backdrop.
        rest = min(rest, 1 - alpha * alpha * alpha)
        view.alpha = formerAlpha * rest * fade.value(at: time)
    }

    func remove() {
        view.removeFromSuperview()
    }
}
