import UIKit

/// Compares the item that a cell shows with the item that it showed when its photo lifted.
///
/// UIKit returns the index path of a visible cell, but not the identity of the cell's item. A cell that moves still shows its item. A
/// reused cell may stay in its list and have a new index path at once, as if the cell had moved. Three facts distinguish a move from a
/// reuse:
///
/// - the item's identifier, in a list with a diffable data source;
/// - an index path that has changed by the number of items that were inserted or deleted in its section;
/// - an image view with the same image as before, because an app sets another image in a reused cell.
@MainActor struct CellObserver {
    private weak var view: UIView?
    private weak var cell: UIView?
    private weak var list: (any CellList)?
    /// The item when the list was last looked at.
    private var item: ShownItem?

    init(of view: UIView) {
        // A cell that no list shows, such as one that is used as a plain view, cannot lose its item.
        let ancestors = sequence(first: view, next: \.superview)
        guard let cell = ancestors.first(where: { $0 is UICollectionViewCell || $0 is UITableViewCell }),
            let list = sequence(first: cell, next: \.superview).lazy.compactMap({ $0 as? any CellList }).first
        else { return }
        self.view = view
        self.cell = cell
        self.list = list
        item = ShownItem(of: cell, in: list, with: view)
    }

    /// Whether nothing has changed since the list was last looked at.
    var isCurrent: Bool {
        guard let cell, let list, let item else { return true }
        return !cell.isHidden && ShownItem(of: cell, in: list, with: view) == item
    }

    /// Looks again. Returns true for a cell that shows another item, or waits to be used again: hidden, or without an index path.
    mutating func isReused() -> Bool {
        guard let cell, let list, let former = item else { return false }
        guard !cell.isHidden, let item = ShownItem(of: cell, in: list, with: view) else { return true }
        self.item = item
        return !item.isSame(as: former)
    }
}

/// The public traces of the item that a cell shows.
private struct ShownItem: Equatable {
    private let path: IndexPath
    /// The number of items in the section.
    private let count: Int
    /// The item's identifier, or nil in a list without a diffable data source.
    private let identifier: AnyHashable?
    /// The image of the view that is lifted, if it is an image view.
    private let image: UIImage?

    /// Returns nil for a cell that the list does not show.
    @MainActor init?(of cell: UIView, in list: any CellList, with view: UIView?) {
        guard let path = list.indexPath(ofCell: cell) else { return nil }
        self.path = path
        count = list.itemCount(inSection: path.section)
        identifier = list.itemIdentifier(at: path)
        image = (view as? UIImageView)?.image
    }

    static func == (first: ShownItem, second: ShownItem) -> Bool {
        first.path == second.path && first.count == second.count && first.identifier == second.identifier && first.image === second.image
    }

    /// Whether a cell that showed the former item still shows it.
    func isSame(as former: ShownItem) -> Bool {
        guard identifier == former.identifier else { return false }
        if identifier != nil || path == former.path { return true }
        let isShifted = path.section == former.path.section && path.item - former.path.item == count - former.count
        return isShifted || image != nil && image === former.image
    }
}

/// A list of cells with index paths.
@MainActor private protocol CellList: UIView {
    /// The index path of a cell, or nil if the cell does not show.
    func indexPath(ofCell cell: UIView) -> IndexPath?

    func itemCount(inSection section: Int) -> Int

    /// The identifier of the item at an index path, or nil without a diffable data source.
    func itemIdentifier(at path: IndexPath) -> AnyHashable?
}

extension UICollectionView: CellList {
    fileprivate func indexPath(ofCell cell: UIView) -> IndexPath? { (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) } }
    fileprivate func itemCount(inSection section: Int) -> Int { numberOfItems(inSection: section) }
    fileprivate func itemIdentifier(at path: IndexPath) -> AnyHashable? { (dataSource as? any DiffableSource)?.identifier(at: path) }
}

extension UITableView: CellList {
    fileprivate func indexPath(ofCell cell: UIView) -> IndexPath? { (cell as? UITableViewCell).flatMap { indexPath(for: $0) } }
    fileprivate func itemCount(inSection section: Int) -> Int { numberOfRows(inSection: section) }
    fileprivate func itemIdentifier(at path: IndexPath) -> AnyHashable? { (dataSource as? any DiffableSource)?.identifier(at: path) }
}

/// A diffable data source, whatever the types of its identifiers.
@MainActor private protocol DiffableSource {
    func identifier(at path: IndexPath) -> AnyHashable?
}

extension UICollectionViewDiffableDataSource: DiffableSource {
    fileprivate func identifier(at path: IndexPath) -> AnyHashable? { itemIdentifier(for: path).map(AnyHashable.init) }
}

extension UITableViewDiffableDataSource: DiffableSource {
    fileprivate func identifier(at path: IndexPath) -> AnyHashable? { itemIdentifier(for: path).map(AnyHashable.init) }
}
