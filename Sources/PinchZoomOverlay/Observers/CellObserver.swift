import UIKit

/// An observer that finds out when a cell no longer shows its item, because the cell was reused or waits for reuse.
///
/// UIKit does not document whether such a cell leaves its list or stays in it unseen. The list itself gives the index of each cell that
/// shows.
@MainActor struct CellObserver {
    private weak var cell: UIView?
    private weak var list: (any CellList)?
    private var path = IndexPath()
    private var itemCount = 0

    init(of view: UIView) {
        // A cell that is used as a plain view, outside of a list, cannot lose its item.
        let ancestors = sequence(first: view, next: \.superview)
        guard let cell = ancestors.first(where: { $0 is UICollectionViewCell || $0 is UITableViewCell }),
            let list = sequence(first: cell, next: \.superview).lazy.compactMap({ $0 as? any CellList }).first,
            let path = list.indexPath(ofCell: cell)
        else { return }
        self.cell = cell
        self.list = list
        self.path = path
        itemCount = list.itemCount(inSection: path.section)
    }

    /// Whether the cell shows the same item, at the same index, as at the last check.
    var isCurrent: Bool {
        guard let cell, let list else { return true }
        return !cell.isHidden && list.indexPath(ofCell: cell) == path && list.itemCount(inSection: path.section) == itemCount
    }

    /// Checks whether the cell shows another item now.
    ///
    /// An item whose index has changed by as many as its section's items is still the same: they were inserted or deleted before it. After
    /// any other change of its index, the cell shows another item.
    mutating func isReused() -> Bool {
        guard let cell, let list else { return false }
        guard !cell.isHidden, let current = list.indexPath(ofCell: cell) else { return true }
        let count = list.itemCount(inSection: current.section)
        guard current == path || current.section == path.section && current.item - path.item == count - itemCount else { return true }
        path = current
        itemCount = count
        return false
    }
}

/// A collection view or a table, as far as the observer needs it.
@MainActor private protocol CellList: UIView {
    /// Returns the index of a cell's item, or nil if the cell does not show.
    func indexPath(ofCell cell: UIView) -> IndexPath?

    func itemCount(inSection section: Int) -> Int
}

extension UICollectionView: CellList {
    fileprivate func indexPath(ofCell cell: UIView) -> IndexPath? { (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) } }
    fileprivate func itemCount(inSection section: Int) -> Int { numberOfItems(inSection: section) }
}

extension UITableView: CellList {
    fileprivate func indexPath(ofCell cell: UIView) -> IndexPath? { (cell as? UITableViewCell).flatMap { indexPath(for: $0) } }
    fileprivate func itemCount(inSection section: Int) -> Int { numberOfRows(inSection: section) }
}
