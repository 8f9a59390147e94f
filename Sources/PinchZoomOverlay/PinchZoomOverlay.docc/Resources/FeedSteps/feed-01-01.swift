import UIKit

final class PhotoCell: UICollectionViewCell {
    let photoView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        photoView.frame = contentView.bounds
        photoView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        photoView.layer.cornerRadius = 12
        contentView.addSubview(photoView)
    }

    required init?(coder: NSCoder) { nil }
}
