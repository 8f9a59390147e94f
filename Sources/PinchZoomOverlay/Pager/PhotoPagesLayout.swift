import UIKit

/// Lays out pages side by side, each as large as the collection view, in constant time for any number of pages.
///
/// A flow layout places items from right to left by itself, but leaves the offset at the last one, and isn't documented to take constant
/// time. This layout asks for no flipping, and mirrors the pages itself.
final class PhotoPagesLayout: UICollectionViewLayout {
    private(set) var row = PageRow()
    private var height: CGFloat = 0

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        height = collectionView.bounds.height
        row = PageRow(
            pageWidth: collectionView.bounds.width,
            count: collectionView.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0,
            isRightToLeft: collectionView.isRightToLeft
        )
    }

    /// The page to show after an update of pages, so that the current page never leaves the screen.
    var targetIndex: Int?

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        targetIndex.map { CGPoint(x: row.offset(of: $0), y: 0) } ?? proposedContentOffset
    }

    override var collectionViewContentSize: CGSize { CGSize(width: row.width, height: height) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let indices = row.indices(from: rect.minX, to: rect.maxX) else { return [] }
        return indices.map { attributes(of: $0) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        (0..<row.count).contains(indexPath.item) ? attributes(of: indexPath.item) : nil
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != row.pageWidth || newBounds.height != height
    }

    private func attributes(of index: Int) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
        attributes.frame = CGRect(x: row.offset(of: index), y: 0, width: row.pageWidth, height: height)
        return attributes
    }
}
