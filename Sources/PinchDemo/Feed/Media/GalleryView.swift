import PinchZoomOverlay
import UIKit

/// Photos side by side. Two fingers can lift each photo.
final class GalleryView: UIStackView, PostMedia {
    override init(frame: CGRect) {
        super.init(frame: frame)
        distribution = .fillEqually
        spacing = 2
    }

    @available(*, unavailable)
    required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    var zoomables: [any PinchZoomable] { photoViews }

    func photoView(_ place: Int) -> UIImageView? {
        photoViews.indices.contains(place) ? photoViews[place] : nil
    }

    /// The photos, in reading order.
    var photoViews: [PhotoView] { arrangedSubviews.compactMap { $0 as? PhotoView } }

    func show(_ post: Post) {
        photoViews.dropFirst(post.photos.count).forEach { $0.removeFromSuperview() }
        while photoViews.count < post.photos.count { addArrangedSubview(PhotoView(frame: .zero)) }
        for (view, photo) in zip(photoViews, post.photos) { view.image = photo.image }
    }
}
