import PinchZoomOverlay
import UIKit

/// A photo edge to edge with a line beneath it. Two fingers lift the photo.
final class PhotoCell: UICollectionViewCell, PinchZoomable {
    static let captionHeight: CGFloat = 44

    let photoView = UIImageView()
    var pinchZoomView: UIView { photoView }
    private let captionLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        captionLabel.font = .preferredFont(forTextStyle: .subheadline)
        contentView.addSubview(captionLabel)
        contentView.addSubview(photoView)
        enablePinchZoom()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func show(_ photo: Photo) {
        photoView.image = photo.image
        captionLabel.text = photo.caption
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = contentView.bounds.height - PhotoCell.captionHeight
        photoView.frame = CGRect(x: 0, y: 0, width: contentView.bounds.width, height: height)
        captionLabel.frame = CGRect(x: 16, y: height, width: contentView.bounds.width - 32, height: PhotoCell.captionHeight)
    }
}
