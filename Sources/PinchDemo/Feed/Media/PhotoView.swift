import PinchZoomOverlay
import UIKit

/// A photo, cropped to its place. Two fingers can lift the photo.
final class PhotoView: UIImageView, PostMedia, PinchZoomable {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .scaleAspectFill
        clipsToBounds = true
        // With these low priorities, the constraints of the place determine the view's size. The image's size has no influence.
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(.fittingSizeLevel, for: axis)
            setContentCompressionResistancePriority(.fittingSizeLevel, for: axis)
        }
        enablePinchZoom()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func photoView(_ place: Int) -> UIImageView? { place == 0 ? self : nil }

    func show(_ post: Post) {
        image = post.photos.first?.image
    }
}
