import UIKit

extension UICollectionView {
    /// The cells that show, in the order of their index paths; `visibleCells` has them in any order.
    public var sortedCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.sorted().compactMap { cellForItem(at: $0) }
    }
}
