import UIKit

/// Writes down which of its members are called.
final class OwnCollectionView: UICollectionView {
    var calls: Set<String> = []

    override func insertItems(at indexPaths: [IndexPath]) {
        calls.insert("insertItems(at:)")
        super.insertItems(at: indexPaths)
    }

    override func deleteItems(at indexPaths: [IndexPath]) {
        calls.insert("deleteItems(at:)")
        super.deleteItems(at: indexPaths)
    }

    override func reloadItems(at indexPaths: [IndexPath]) {
        calls.insert("reloadItems(at:)")
        super.reloadItems(at: indexPaths)
    }

    override func reconfigureItems(at indexPaths: [IndexPath]) {
        calls.insert("reconfigureItems(at:)")
        super.reconfigureItems(at: indexPaths)
    }

    override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        calls.insert("moveItem(at:to:)")
        super.moveItem(at: indexPath, to: newIndexPath)
    }

    override func insertSections(_ sections: IndexSet) {
        calls.insert("insertSections(_:)")
        super.insertSections(sections)
    }

    override func deleteSections(_ sections: IndexSet) {
        calls.insert("deleteSections(_:)")
        super.deleteSections(sections)
    }

    override func reloadSections(_ sections: IndexSet) {
        calls.insert("reloadSections(_:)")
        super.reloadSections(sections)
    }

    override func moveSection(_ section: Int, toSection newSection: Int) {
        calls.insert("moveSection(_:toSection:)")
        super.moveSection(section, toSection: newSection)
    }

    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        calls.insert("performBatchUpdates(_:completion:)")
        return super.performBatchUpdates(updates, completion: completion)
    }

    override func reloadData() {
        calls.insert("reloadData()")
        super.reloadData()
    }

    override var visibleCells: [UICollectionViewCell] {
        calls.insert("visibleCells")
        return super.visibleCells
    }

    override var indexPathsForVisibleItems: [IndexPath] {
        calls.insert("indexPathsForVisibleItems")
        return super.indexPathsForVisibleItems
    }

    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        calls.insert("cellForItem(at:)")
        return super.cellForItem(at: indexPath)
    }

    override func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        calls.insert("indexPath(for:)")
        return super.indexPath(for: cell)
    }

    override func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        calls.insert("supplementaryView(forElementKind:at:)")
        return super.supplementaryView(forElementKind: elementKind, at: indexPath)
    }

    override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        calls.insert("visibleSupplementaryViews(ofKind:)")
        return super.visibleSupplementaryViews(ofKind: elementKind)
    }

    override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        calls.insert("indexPathsForVisibleSupplementaryElements(ofKind:)")
        return super.indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
    }

    override func indexPathForItem(at point: CGPoint) -> IndexPath? {
        calls.insert("indexPathForItem(at:)")
        return super.indexPathForItem(at: point)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        calls.insert("layoutAttributesForItem(at:)")
        return super.layoutAttributesForItem(at: indexPath)
    }

    override func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) {
        calls.insert("scrollToItem(at:at:animated:)")
        super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
        calls.insert("selectItem(at:animated:scrollPosition:)")
        super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    override func deselectItem(at indexPath: IndexPath, animated: Bool) {
        calls.insert("deselectItem(at:animated:)")
        super.deselectItem(at: indexPath, animated: animated)
    }

    override func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        calls.insert("dequeueReusableCell(withReuseIdentifier:for:)")
        return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
}
