import UIKit

extension UICollectionView {
    /// Scrolls to an item, without animation, unless the whole of it shows. Whether it has a cell says nothing: cells are kept ready that
    /// do not show.
    func bringIntoView(_ path: IndexPath) {
        let visible = bounds.inset(by: adjustedContentInset)
        guard let frame = layoutAttributesForItem(at: path)?.frame, !visible.contains(frame) else { return }
        scrollToItem(at: path, at: .centeredVertically, animated: false)
    }
}
