import UIKit

/// Whether a cell shows its item no longer: it waits to be used again, or has been.
///
/// Nothing says whether such a cell leaves its list or stays in it unseen; the list itself knows which cells it shows, and for which items.
@MainActor struct CellObserver {
    private weak var cell: UICollectionViewCell?
    private weak var list: UICollectionView?
    private var path = IndexPath()
    private var itemCount = 0

    init(of view: UIView) {
        let ancestors = sequence(first: view, next: \.superview)
        cell = ancestors.lazy.compactMap { $0 as? UICollectionViewCell }.first
        let list = ancestors.lazy.compactMap { $0 as? UICollectionView }.first
        // A cell that no list shows, such as one that is used as a plain view, cannot lose its item.
        guard let cell, let list, let path = list.indexPath(for: cell) else { return }
        self.list = list
        self.path = path
        itemCount = list.numberOfItems(inSection: path.section)
    }

    /// Looks again. An item that was moved by as many as were inserted or deleted before it is still the same; any other change of its index
    /// means that the cell shows another item.
    mutating func isReused() -> Bool {
        guard let cell, let list else { return false }
        guard !cell.isHidden, let current = list.indexPath(for: cell) else { return true }
        guard current != path else { return false }
        let count = list.numberOfItems(inSection: current.section)
        guard current.section == path.section, count != itemCount, current.item - path.item == count - itemCount else { return true }
        path = current
        itemCount = count
        return false
    }
}
