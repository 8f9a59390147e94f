import UIKit

/// A page: a photo that zooms, and half of the space to each neighbour.
final class PhotoPageCell: UICollectionViewCell {
    static let reuseIdentifier = "photo"

    let zoomView = PhotoZoomView(frame: .zero)
    private var phrases = PhotoPagerViewController.Phrases()

    /// Half of the space between two photos, in points.
    var margin: CGFloat = 0 {
        didSet { if oldValue != margin { setNeedsLayout() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(zoomView)
        zoomView.photoView.accessibilityTraits = .image
        zoomView.zoomDidChange = { [weak self] in self?.updateAction() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        zoomView.frame = bounds.insetBy(dx: margin, dy: 0)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        zoomView.photo = nil
    }

    func show(_ photo: UIImage?, accessibilityLabel: String?, phrases: PhotoPagerViewController.Phrases) {
        self.phrases = phrases
        zoomView.photo = photo
        zoomView.photoView.isAccessibilityElement = zoomView.photo != nil
        zoomView.photoView.accessibilityLabel = accessibilityLabel
        updateAction()
    }

    /// What VoiceOver offers is what a double tap would do.
    private func updateAction() {
        guard zoomView.photo != nil, zoomView.maximumZoomScale > zoomView.minimumZoomScale else {
            zoomView.photoView.accessibilityCustomActions = nil
            return
        }
        let name = zoomView.isZoomed ? phrases.zoomOut : phrases.zoomIn
        let action = UIAccessibilityCustomAction(name: name) { [weak zoomView] _ in zoomView?.toggleZoom() ?? false }
        zoomView.photoView.accessibilityCustomActions = [action]
    }
}
