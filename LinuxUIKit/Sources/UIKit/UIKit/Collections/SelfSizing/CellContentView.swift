/// The view that holds a cell's contents, and tells the cell where their natural size may have changed.
final class CellContentView: UIView {
    weak var cell: UICollectionViewCell?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.contentSizeWasInvalidated(byLayout: false)
    }

    override func subviewContentSizeDidChange(_ subview: UIView) {
        super.subviewContentSizeDidChange(subview)
        cell?.contentSizeWasInvalidated(byLayout: true)
    }

    /// Constraints inside may have changed, and the natural size with them.
    override func layoutSubviews() {
        super.layoutSubviews()
        cell?.contentSizeWasInvalidated(byLayout: true)
    }
}
