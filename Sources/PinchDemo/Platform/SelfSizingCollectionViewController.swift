import UIKit

/// A controller of a collection view whose cells are as high as their texts.
class SelfSizingCollectionViewController: UICollectionViewController {
    /// Reloads the cells when the text size changes, because all heights change, on the screen or not.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        // The layout follows later in this run-loop turn, when the cells have the new text size.
        collectionView.reloadData()
    }
}
