import PinchZoomOverlay
import UIKit

/// An animated `UIImage` that two fingers can lift.
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
