import UIKit

/// Whether a cell shows its item no longer: it waits to be used again, or has been.
///
/// Nothing says whether such a cell leaves its list or stays in it unseen; the list itself knows which cells it shows, and for which items.
@MainActor struct CellObserver {
    private weak var cell: UIView?
    private weak var list: (any CellList)?
    private var path = IndexPath()
    private var itemCount = 0

    init(of view: UIView) {
        // A cell that no list shows, such as one that is used as a plain view, cannot lose its item.
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

    /// Whether the cell shows the item that it showed when it was last looked at, at the same index.
    var isCurrent: Bool {
        guard let cell, let list else { return true }
        return !cell.isHidden && list.indexPath(ofCell: cell) == path && list.itemCount(inSection: path.section) == itemCount
    }

    /// Looks again. An item that was moved by as many as were inserted or deleted before it is still the same; any other change of its index
    /// means that the cell shows another item.
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

/// A list that knows which of its cells show.
@MainActor private protocol CellList: UIView {
    /// The item of a cell; nil if it does not show.
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
