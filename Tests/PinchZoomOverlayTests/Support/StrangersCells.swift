import PinchZoomOverlay
import UIKit

/// A cell as written by a stranger who has read the quick start.
final class StrangersCollectionCell: UICollectionViewCell, PinchZoomable {
    private(set) lazy var contents = PostContents(media)
    private var media = PostContents.Media.image
    var pinchZoomView: UIView { contents.media }

    /// Makes the contents of the cell, once.
    func show(_ media: PostContents.Media) {
        guard contentView.subviews.isEmpty else { return }
        self.media = media
        contents.fill(contentView)
        enablePinchZoom()
    }
}

/// A table's cell as written by a stranger who has read the quick start.
final class StrangersTableCell: UITableViewCell, PinchZoomable {
    private(set) lazy var contents = PostContents(media)
    private var media = PostContents.Media.image
    var pinchZoomView: UIView { contents.media }

    /// Makes the contents of the cell, once.
    func show(_ media: PostContents.Media) {
        guard contentView.subviews.isEmpty else { return }
        self.media = media
        selectionStyle = .none
        contents.fill(contentView)
        enablePinchZoom()
    }
}
