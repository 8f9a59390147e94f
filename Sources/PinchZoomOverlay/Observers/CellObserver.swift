#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Detects whether the cell of a lifted photo is reused, and shows another item.
///
/// UIKit returns the index path of a visible cell, but not the identity of the cell's item. A moved cell and a reused cell can both have a
/// new index path, but a moved cell still shows the same item. The item counts as the same in these cases:
///
/// - In a list with a diffable data source, the item's identifier hasn't changed.
/// - In any other list, the index path is the same, or has changed by the number of items that were inserted or deleted in the section.
/// - In any other list, the image view shows the same image as before. An app sets another image in a reused cell.
@MainActor struct CellObserver {
    private weak var view: UIView?
    private weak var cell: UIView?
    private weak var list: (any CellList)?
    private var source: ItemSource?
    /// The item at the last check.
    private var item: ShownItem?

    init(of view: UIView) {
        // Only a cell in a list is reused. For any other view, such as a cell that is used as a plain view, there is nothing to observe.
        let ancestors = sequence(first: view, next: \.superview)
        guard let cell = ancestors.first(where: { $0 is UICollectionViewCell || $0 is UITableViewCell }), let list = cell.cellList
        else { return }
        self.view = view
        self.cell = cell
        self.list = list
        let source = ItemSource(of: list)
        self.source = source
        item = ShownItem(of: cell, in: list, source, with: view)
    }

    /// Whether nothing has changed since the last check.
    var isCurrent: Bool {
        guard let cell, let list, let source, let item else { return true }
        return !cell.isHidden && source.belongs(to: list) && ShownItem(of: cell, in: list, source, with: view) == item
    }

    /// Checks the cell again. Returns true if the cell shows another item than at the last check, or waits for its reuse. A cell that waits
    /// is hidden or has no index path.
    mutating func isReused() -> Bool {
        guard let cell, let list, var source, let former = item else { return false }
        if !source.belongs(to: list) { source = ItemSource(of: list) }
        self.source = source
        guard !cell.isHidden, let item = ShownItem(of: cell, in: list, source, with: view) else { return true }
        self.item = item
        return !item.isSame(as: former)
    }
}

/// The facts about a cell's item that UIKit's public API returns.
private struct ShownItem: Equatable {
    private let path: IndexPath
    /// The number of items in the section.
    private let count: Int
    /// The item's identifier, or nil in a list without a diffable data source.
    private let identifier: AnyHashable?
    /// The image of the view that is lifted, if it is an image view.
    private let image: UIImage?

    /// Returns nil if the list doesn't show the cell.
    @MainActor init?(of cell: UIView, in list: any CellList, _ source: ItemSource, with view: UIView?) {
        guard let path = list.indexPath(ofCell: cell) else { return nil }
        self.path = path
        count = list.itemCount(inSection: path.section)
        identifier = source.identifier(at: path)
        image = (view as? UIImageView)?.image
    }

    static func == (first: ShownItem, second: ShownItem) -> Bool {
        first.path == second.path && first.count == second.count && first.identifier == second.identifier && first.image === second.image
    }

    /// Returns whether a cell that showed the former item still shows the former item.
    func isSame(as former: ShownItem) -> Bool {
        guard identifier == former.identifier else { return false }
        if identifier != nil || path == former.path { return true }
        let isShifted = path.section == former.path.section && path.item - former.path.item == count - former.count
        return isShifted || image != nil && image === former.image
    }
}

/// A list of cells with index paths.
@MainActor private protocol CellList: UIView {
    /// The list's data source.
    var itemSource: AnyObject? { get }

    /// Returns the index path of a cell, or nil if the cell isn't visible.
    func indexPath(ofCell cell: UIView) -> IndexPath?

    func itemCount(inSection section: Int) -> Int
}

extension UICollectionView: CellList {
    fileprivate var itemSource: AnyObject? { dataSource }
    fileprivate func indexPath(ofCell cell: UIView) -> IndexPath? { (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) } }
    fileprivate func itemCount(inSection section: Int) -> Int { numberOfItems(inSection: section) }
}

extension UITableView: CellList {
    fileprivate var itemSource: AnyObject? { dataSource }
    fileprivate func indexPath(ofCell cell: UIView) -> IndexPath? { (cell as? UITableViewCell).flatMap { indexPath(for: $0) } }
    fileprivate func itemCount(inSection section: Int) -> Int { numberOfRows(inSection: section) }
}

extension UIView {
    /// The innermost list around this view. Casts to classes are used, because a failing cast to a protocol searches the whole program. The
    /// first lift would take half as long again.
    fileprivate var cellList: (any CellList)? {
        for ancestor in sequence(first: self, next: \.superview) {
            if let list = ancestor as? UICollectionView { return list }
            if let list = ancestor as? UITableView { return list }
        }
        return nil
    }
}

/// The data source of a list, with the identifiers of the items if the data source is diffable. The cast takes a tenth of a frame, so it's
/// made once for each data source.
@MainActor private struct ItemSource {
    private weak var object: AnyObject?
    private weak var diffable: (any DiffableSource)?

    init(of list: any CellList) {
        object = list.itemSource
        diffable = object as? any DiffableSource
    }

    func belongs(to list: any CellList) -> Bool { object === list.itemSource }

    /// Returns the identifier of the item at an index path, or nil in a list without a diffable data source.
    func identifier(at path: IndexPath) -> AnyHashable? { diffable?.identifier(at: path) }
}

/// A diffable data source with identifiers of any type.
@MainActor private protocol DiffableSource: AnyObject {
    func identifier(at path: IndexPath) -> AnyHashable?
}

extension UICollectionViewDiffableDataSource: DiffableSource {
    fileprivate func identifier(at path: IndexPath) -> AnyHashable? { itemIdentifier(for: path).map(AnyHashable.init) }
}

extension UITableViewDiffableDataSource: DiffableSource {
    fileprivate func identifier(at path: IndexPath) -> AnyHashable? { itemIdentifier(for: path).map(AnyHashable.init) }
}
#endif
