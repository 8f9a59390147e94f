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

    /// What a transition has changed and not put back; nil at rest.
    var damage: String? {
        if contentView.subviews != [photoView, titleLabel, emptyView] { return "\(contentView.subviews) in a cell" }
        if !photoView.subviews.isEmpty { return "\(photoView.subviews) in a photo" }
        // What is not in a window is not laid out.
        if window != nil, contentView.frame != bounds || photoView.frame != bounds {
            return "a photo at \(photoView.frame) in \(contentView.frame) in \(bounds)"
        }
        return ([self, contentView] + contentView.subviews).lazy.compactMap(\.damageOfItself).first
    }
}
