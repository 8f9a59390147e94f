import PinchZoomOverlay
import UIKit

/// A cell as a stranger writes it who has read the quick start.
class StrangersCollectionCell: UICollectionViewCell, PinchZoomable {
    fileprivate(set) var contents = PostContents(.image)
    var pinchZoomView: UIView { contents.media }

    override init(frame: CGRect) {
        super.init(frame: frame)
        makeContents()
        contents.fill(contentView)
        enablePinchZoom()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    fileprivate func makeContents() {}
}

/// The same with a view that draws by itself.
final class DrawingCollectionCell: StrangersCollectionCell {
    override fileprivate func makeContents() { contents = PostContents(.drawing) }
}

/// The same for tables.
class StrangersTableCell: UITableViewCell, PinchZoomable {
    fileprivate(set) var contents = PostContents(.image)
    var pinchZoomView: UIView { contents.media }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        makeContents()
        contents.fill(contentView)
        selectionStyle = .none
        enablePinchZoom()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    fileprivate func makeContents() {}
}

/// The same with a view that draws by itself.
final class DrawingTableCell: StrangersTableCell {
    override fileprivate func makeContents() { contents = PostContents(.drawing) }
}
