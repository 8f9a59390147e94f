import UIKit

/// A photo edge to edge with a line beneath it. Two fingers zoom it in its place.
final class PhotoCell: UICollectionViewCell {
    static let captionHeight: CGFloat = 44

    let photoView = UIImageView()
    let pinchRecognizer = UIPinchGestureRecognizer()
    private let captionLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        photoView.isUserInteractionEnabled = true
        photoView.addGestureRecognizer(pinchRecognizer)
        pinchRecognizer.addHandler { [weak self] recognizer in self?.zoom(by: recognizer) }
        captionLabel.font = .preferredFont(forTextStyle: .subheadline)
        contentView.addSubview(captionLabel)
        contentView.addSubview(photoView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func show(_ photo: Photo) {
        photoView.image = photo.image
        captionLabel.text = photo.caption
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        photoView.transform = .identity
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = contentView.bounds.height - PhotoCell.captionHeight
        photoView.bounds = CGRect(x: 0, y: 0, width: contentView.bounds.width, height: height)
        photoView.center = CGPoint(x: contentView.bounds.midX, y: height / 2)
        captionLabel.frame = CGRect(x: 16, y: height, width: contentView.bounds.width - 32, height: PhotoCell.captionHeight)
    }

    private func zoom(by recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed:
            superview?.bringSubviewToFront(self)
            photoView.transform = CGAffineTransform(scaleX: pinchRecognizer.scale, y: pinchRecognizer.scale)
        case .ended, .cancelled:
            let photoView = photoView
            UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
                photoView.transform = .identity
            }
        default:
            break
        }
    }
}
