/// The view that holds a cell's contents, and asks the cell for the size where nothing in it knows one.
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

    override func contentSize(forWidth width: CGFloat?) -> CGSize {
        guard let cell else { return bounds.size }
        guard let content = cell.configuredContentView else {
            return cell.sizeThatFits(CGSize(width: width ?? cell.fittingSize.width, height: cell.fittingSize.height))
        }
        let size = content.contentSize(forWidth: width)
        guard size.height == UIView.noIntrinsicMetric || size.width == UIView.noIntrinsicMetric else { return size }
        let fitting = content.sizeThatFits(CGSize(width: width ?? cell.fittingSize.width, height: cell.fittingSize.height))
        return CGSize(
            width: size.width == UIView.noIntrinsicMetric ? fitting.width : size.width,
            height: size.height == UIView.noIntrinsicMetric ? fitting.height : size.height
        )
    }
}
