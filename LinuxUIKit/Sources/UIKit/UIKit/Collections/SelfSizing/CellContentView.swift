/// The view that holds a cell's contents, and tells the cell where their natural size may have changed.
final class CellContentView: UIView {
    weak var cell: UICollectionViewCell?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.contentSizeWasInvalidated(byConstraints: false)
    }
}
