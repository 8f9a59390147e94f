import UIKit

/// A cell with a thumbnail that fills it, or gray without one.
final class ThumbnailCell: UICollectionViewCell {
    static let reuseIdentifier = "thumbnail"

    private let imageView = UIImageView()

    var image: UIImage? {
        get { imageView.image }
        set { imageView.image = newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 3
        imageView.backgroundColor = UIColor(white: 0.5, alpha: 0.5)
        contentView.addSubview(imageView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        image = nil
    }
}
