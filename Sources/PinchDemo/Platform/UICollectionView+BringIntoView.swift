import UIKit

extension UICollectionView {
    /// Scrolls to an item without animation, unless the whole item is visible. A cell alone proves nothing: the collection view also
    /// prepares cells that are not visible.
    func bringIntoView(_ path: IndexPath) {
        let visible = bounds.inset(by: adjustedContentInset)
        guard let frame = layoutAttributesForItem(at: path)?.frame, !visible.contains(frame) else { return }
        scrollToItem(at: path, at: .centeredVertically, animated: false)
    }
}
