import PinchZoomOverlay
import UIKit

/// A post with photos side by side. Two fingers lift the one that they are on.
final class GalleryCell: PostCell {
    private let row = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        row.distribution = .fillEqually
        row.spacing = 2
        cardView.addSubview(row)
    }

    override var mediaView: UIView { row }

    override func photoView(_ place: Int) -> UIImageView? {
        photoViews.indices.contains(place) ? photoViews[place] : nil
    }

    /// The photos, in reading order.
    var photoViews: [GalleryPhotoView] {
        row.arrangedSubviews.compactMap { $0 as? GalleryPhotoView }
    }

    override func show(_ post: Post, layout: PostLayout) {
        super.show(post, layout: layout)
        guard case .gallery(let photos) = post.media else { return }
        photoViews.dropFirst(photos.count).forEach { $0.removeFromSuperview() }
        while photoViews.count < photos.count { row.addArrangedSubview(GalleryPhotoView(frame: .zero)) }
        for (view, photo) in zip(photoViews, photos) { view.image = photo.image }
    }
}

/// One of several photos: zoomable by itself.
final class GalleryPhotoView: UIImageView, PinchZoomable {
    var pinchZoomView: UIView { self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .scaleAspectFill
        clipsToBounds = true
        enablePinchZoom()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}
