import UIKit

extension UICollectionView {
    /// The visible cells, in the order of their index paths. The order of `visibleCells` is undefined.
    public var sortedCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.sorted().compactMap { cellForItem(at: $0) }
    }
}
