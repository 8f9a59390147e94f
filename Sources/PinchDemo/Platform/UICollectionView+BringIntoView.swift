import UIKit

extension UICollectionView {
    /// Scrolls to an item without animation, unless the whole item is visible.
    ///
    /// This method compares frames instead of looking for a cell, because a collection view also prepares cells that are not visible.
    func bringIntoView(_ path: IndexPath) {
        let visible = bounds.inset(by: adjustedContentInset)
        guard let frame = layoutAttributesForItem(at: path)?.frame, !visible.contains(frame) else { return }
        scrollToItem(at: path, at: .centeredVertically, animated: false)
    }
}
