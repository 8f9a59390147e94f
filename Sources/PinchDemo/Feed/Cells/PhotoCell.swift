import PinchZoomOverlay
import UIKit

/// A post with one photo, edge to edge or in a card. Two fingers lift the photo.
final class PhotoCell: PostCell, PinchZoomable {
    let photoView = UIImageView()
    var pinchZoomView: UIView { photoView }

    override init(frame: CGRect) {
        super.init(frame: frame)
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        cardView.addSubview(photoView)
        enablePinchZoom()
    }

    override var mediaView: UIView { photoView }

    override func photoView(_ place: Int) -> UIImageView? { place == 0 ? photoView : nil }

    override func show(_ post: Post, layout: PostLayout) {
        super.show(post, layout: layout)
        switch post.media {
        case .photo(let photo), .card(let photo): photoView.image = photo.image
        case .gallery, .drawing: photoView.image = nil
        }
    }
}
