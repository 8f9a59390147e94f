#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Lays out pages side by side, each as large as the collection view, in constant time for any number of pages.
///
/// If people read from right to left, UIKit mirrors a flow layout, but the offset stays at the last page. A flow layout also isn't
/// documented to take constant time. This layout therefore mirrors the pages without UIKit's mirroring.
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

    /// The index of the page to show after an update of pages, or `nil` to use UIKit's offset. Without this index, the current page would
    /// leave the screen for a moment, and lose its zoom.
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

/// A collection view in which one finger turns the pages. Two fingers pinch the page, even if the fingers move horizontally.
final class PagingCollectionView: UICollectionView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer, gestureRecognizer.numberOfTouches > 1 { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

/// A row of pages of the same width, with the first page at the leading edge. Content offsets count from the left in both reading
/// directions.
struct PageRow: Equatable {
    /// The width of a page with its spacing, in points.
    var pageWidth: CGFloat = 0
    var count = 0
    var isRightToLeft = false

    var width: CGFloat { CGFloat(count) * pageWidth }

    /// Returns the position of a page's left edge, which is also the content offset that shows the page.
    func offset(of index: Int) -> CGFloat {
        CGFloat(isRightToLeft ? count - 1 - index : index) * pageWidth
    }

    /// Returns the page that fills most of the view at an offset, or `nil` if there are no pages.
    func index(at offset: CGFloat) -> Int? {
        guard count > 0, pageWidth > 0 else { return nil }
        return index(ofPlace: offset / pageWidth, rounded: .toNearestOrAwayFromZero)
    }

    /// Returns the pages that are at least partly in a range of positions, or `nil` if there are none.
    func indices(from low: CGFloat, to high: CGFloat) -> ClosedRange<Int>? {
        guard count > 0, pageWidth > 0, high > 0, low < width else { return nil }
        let first = index(ofPlace: low / pageWidth, rounded: .down)
        let last = index(ofPlace: high / pageWidth - 1, rounded: .up)
        return min(first, last)...max(first, last)
    }

    /// Returns the page at a place. Places count from 0 for the leftmost page. A place between two pages is rounded by the rule.
    private func index(ofPlace place: CGFloat, rounded rule: FloatingPointRoundingRule) -> Int {
        let place = Int(place.rounded(rule).clamped(to: 0...CGFloat(count - 1)))
        return isRightToLeft ? count - 1 - place : place
    }
}
#endif
