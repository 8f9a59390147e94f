import UIKit

/// A controller of a collection view whose cells are as high as their texts.
class SelfSizingCollectionViewController: UICollectionViewController {
    /// Reloads all cells when the text size changes, because every cell gets another height, on the screen or not.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        // The layout follows at the end of this run-loop turn, when the cells have received the new text size.
        collectionView.reloadData()
    }
}
