import PinchZoomOverlay
import UIKit

final class PhotoCell: UICollectionViewCell, PinchZoomable {
    let photoView = UIImageView()
    var pinchZoomView: UIView { photoView }

    override init(frame: CGRect) {
        super.init(frame: frame)
        photoView.frame = contentView.bounds
        photoView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        photoView.layer.cornerRadius = 12
        contentView.addSubview(photoView)
        enablePinchZoom()
    }

    required init?(coder: NSCoder) { nil }
}
