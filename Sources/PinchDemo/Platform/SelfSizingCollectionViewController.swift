import UIKit

/// A controller of a collection view whose cells are as high as their texts.
class SelfSizingCollectionViewController: UICollectionViewController {
    /// Reloads the cells when the text size changes, because every cell then has another height, even if the cell is off the screen.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        // The reload lays out the cells later in this turn of the run loop. The cells have the new text size by then.
        collectionView.reloadData()
    }
}
