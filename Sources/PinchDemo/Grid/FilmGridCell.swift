import PinchZoomOverlay
import UIKit

/// A grid cell that a film fills. The film continues to play while it flies.
final class FilmGridCell: UICollectionViewCell {
    static let reuseIdentifier = "film"
    let container = PinchZoomContainerView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        container.clipsToBounds = true
        contentView.addFilling(container)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}
