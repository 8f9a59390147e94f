import UIKit

/// Lays out thumbnails in a row that widens in the middle of the view, in constant time for any number of them.
final class ThumbnailsLayout: UICollectionViewLayout {
    private(set) var row = ThumbnailRow()
    private var height: CGFloat = 0

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        height = collectionView.bounds.height
        row.count = collectionView.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0
        row.isRightToLeft = collectionView.isRightToLeft
        // Past its ends the row bounces without a change.
        row.place = place(at: collectionView.bounds.minX).clamped(to: 0...CGFloat(max(row.count - 1, 0)))
    }

    /// Returns the place in the middle of the view at an offset.
    func place(at offset: CGFloat) -> CGFloat {
        guard let collectionView else { return 0 }
        return (offset + collectionView.bounds.width / 2 - ThumbnailRow.middle) / ThumbnailRow.pitch
    }

    /// Returns the offset at which a place is in the middle of the view.
    func offset(ofPlace place: CGFloat) -> CGFloat {
        guard let collectionView else { return 0 }
        return ThumbnailRow.middle(ofPlace: place) - collectionView.bounds.width / 2
    }

    override var collectionViewContentSize: CGSize { CGSize(width: row.width, height: height) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        row.indices(from: rect.minX, to: rect.maxX).map { attributes(of: $0) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        (0..<row.count).contains(indexPath.item) ? attributes(of: indexPath.item) : nil
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    private func attributes(of index: Int) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
        let (x, width) = row.stretch(of: index)
        let y = (height - ThumbnailRow.size.height) / 2
        attributes.frame = CGRect(x: x, y: y, width: width, height: ThumbnailRow.size.height)
        return attributes
    }
}
