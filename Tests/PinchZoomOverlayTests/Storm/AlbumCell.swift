import PinchZoomOverlay
import UIKit

/// A square photo with round corners that can be pinched, and a title on it.
final class AlbumCell: UICollectionViewCell, PinchZoomable {
    let photoView = UIImageView()
    let titleLabel = UILabel()
    /// Lies in the photo's place without a size.
    let emptyView = UIView()
    var pinchZoomView: UIView { photoView }

    override init(frame: CGRect) {
        super.init(frame: frame)
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        photoView.layer.cornerRadius = 12
        photoView.frame = contentView.bounds
        photoView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        titleLabel.font = .systemFont(ofSize: 14)
        titleLabel.textColor = .white
        titleLabel.frame = CGRect(x: 10, y: contentView.bounds.height - 30, width: contentView.bounds.width - 20, height: 20)
        titleLabel.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        contentView.addSubview(photoView)
        contentView.addSubview(titleLabel)
        contentView.addSubview(emptyView)
        var configuration = PinchZoomConfiguration()
        configuration.openingScale = 1.5
        try? enablePinchZoom(configuration)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Whether its parts are where it has put them, and as they were.
    var hasItsParts: Bool {
        contentView.subviews == [photoView, titleLabel, emptyView] && photoView.subviews.isEmpty && photoView.frame == contentView.bounds
            && contentView.frame == bounds && ([contentView] + contentView.subviews).allSatisfy(\.isAsItWas)
    }
}
