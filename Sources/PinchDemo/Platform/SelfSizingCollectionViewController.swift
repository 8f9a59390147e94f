import UIKit

/// A controller of a collection view whose cells are as high as their texts.
class SelfSizingCollectionViewController: UICollectionViewController {
    /// At another text size every cell has another height, on the screen or not.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        // Laid out with the turn, when the cells have heard of it.
        collectionView.reloadData()
    }
}
