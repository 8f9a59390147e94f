import PinchZoomOverlay
import UIKit

/// An image that moves by itself: an animated `UIImage`. Two fingers lift it.
final class AnimationView: UIImageView, PostMedia, PinchZoomable {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .scaleAspectFill
        clipsToBounds = true
        isAccessibilityElement = true
        accessibilityLabel = "The moon and its phases"
        enablePinchZoom()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func show(_ post: Post) {
        image = MoonPhases.image
    }
}
