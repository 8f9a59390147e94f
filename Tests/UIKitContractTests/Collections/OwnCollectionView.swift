import UIKit

/// Writes down which of its members are called.
final class OwnCollectionView: UICollectionView {
    var calls: Set<String> = []

    override func insertItems(at indexPaths: [IndexPath]) {
        calls.insert(#function)
        super.insertItems(at: indexPaths)
    }

    override func deleteItems(at indexPaths: [IndexPath]) {
        calls.insert(#function)
        super.deleteItems(at: indexPaths)
    }

    override func reloadItems(at indexPaths: [IndexPath]) {
        calls.insert(#function)
        super.reloadItems(at: indexPaths)
    }

    override func reconfigureItems(at indexPaths: [IndexPath]) {
        calls.insert(#function)
        super.reconfigureItems(at: indexPaths)
    }

    override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        calls.insert(#function)
        super.moveItem(at: indexPath, to: newIndexPath)
    }

    override func insertSections(_ sections: IndexSet) {
        calls.insert(#function)
        super.insertSections(sections)
    }

    override func deleteSections(_ sections: IndexSet) {
        calls.insert(#function)
        super.deleteSections(sections)
    }

    override func reloadSections(_ sections: IndexSet) {
        calls.insert(#function)
        super.reloadSections(sections)
    }

    override func moveSection(_ section: Int, toSection newSection: Int) {
        calls.insert(#function)
        super.moveSection(section, toSection: newSection)
    }

    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        calls.insert(#function)
        return super.performBatchUpdates(updates, completion: completion)
    }

    override func reloadData() {
        calls.insert(#function)
        super.reloadData()
    }

    override var visibleCells: [UICollectionViewCell] {
        calls.insert(#function)
        return super.visibleCells
    }

    override var indexPathsForVisibleItems: [IndexPath] {
        calls.insert(#function)
        return super.indexPathsForVisibleItems
    }

    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        calls.insert(#function)
        return super.cellForItem(at: indexPath)
    }

    override func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        calls.insert(#function)
        return super.indexPath(for: cell)
    }

    override func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        calls.insert(#function)
        return super.supplementaryView(forElementKind: elementKind, at: indexPath)
    }

    override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        calls.insert(#function)
        return super.visibleSupplementaryViews(ofKind: elementKind)
    }

    override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        calls.insert(#function)
        return super.indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
    }

    override func indexPathForItem(at point: CGPoint) -> IndexPath? {
        calls.insert(#function)
        return super.indexPathForItem(at: point)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        calls.insert(#function)
        return super.layoutAttributesForItem(at: indexPath)
    }

    override func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) {
        calls.insert(#function)
        super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
        calls.insert(#function)
        super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    override func deselectItem(at indexPath: IndexPath, animated: Bool) {
        calls.insert(#function)
        super.deselectItem(at: indexPath, animated: animated)
    }

    override func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        calls.insert(#function)
        return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
}
