#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Detects whether one of the reusable views around a lifted photo is reused: the cell, header or footer that contains the photo, or the row
/// that contains the carousel of the photo's cell.
///
/// UIKit returns the index path of a visible cell, but not the identity of the cell's item. A moved cell and a reused cell can both have a
/// new index path, but a moved cell still shows the same item. The item counts as the same in these cases:
///
/// - In a list with a diffable data source, the item's identifier hasn't changed.
/// - In any other list, the index path is the same, or has changed by the number of items that were inserted or deleted in the section.
/// - In any other list, the image view shows the same image as before. An app sets another image in a reused cell.
///
/// A header or a footer belongs to a section. The section counts as the same if its number is the same, or has changed by the number of
/// inserted or deleted sections, and otherwise by the image.
@MainActor struct ReuseObserver {
    private weak var view: UIView?
    /// The reusable views, innermost first.
    private var links: [Link]

    init(of view: UIView) {
        self.view = view
        links = sequence(first: view, next: \.superview).compactMap { Link($0, with: view) }
    }

    /// Whether nothing has changed since the last check.
    var isCurrent: Bool { links.allSatisfy { $0.isCurrent(with: view) } }

    /// Checks the views again. Returns true if one of them shows another item than at the last check, or waits for its reuse. A view that
    /// waits is hidden or has no index path.
    mutating func isReused() -> Bool {
        for index in links.indices where links[index].isReused(with: view) { return true }
        return false
    }
}

/// A reusable view around a photo, in its list.
@MainActor private struct Link {
    private weak var reusable: UIView?
    private weak var list: (any ReusingList)?
    private var source: ItemSource
    /// The item at the last check.
    private var item: ShownItem

    /// Returns `nil` if a view isn't reusable. Only a view in a list is reused, and a cell may also be used as a plain view.
    init?(_ reusable: UIView, with photo: UIView) {
        guard reusable is UICollectionReusableView || reusable is UITableViewCell || reusable is UITableViewHeaderFooterView,
            let list = reusable.reusingList
        else { return nil }
        let source = ItemSource(of: list)
        guard let item = ShownItem(of: reusable, in: list, source, with: photo, at: nil) else { return nil }
        self.reusable = reusable
        self.list = list
        self.source = source
        self.item = item
    }

    func isCurrent(with photo: UIView?) -> Bool {
        guard let reusable, let list else { return true }
        return !reusable.isHidden && source.belongs(to: list)
            && ShownItem(of: reusable, in: list, source, with: photo, at: item.place) == item
    }

    mutating func isReused(with photo: UIView?) -> Bool {
        guard let reusable, let list else { return false }
        if !source.belongs(to: list) { source = ItemSource(of: list) }
        guard !reusable.isHidden, let item = ShownItem(of: reusable, in: list, source, with: photo, at: item.place) else { return true }
        defer { self.item = item }
        return !item.isSame(as: self.item)
    }
}

/// The place of a reusable view in its list.
private enum ReusablePlace: Equatable {
    case cell(IndexPath)
    /// A header, a footer, or a supplementary view of another kind.
    case supplementary(kind: String, IndexPath)

    var path: IndexPath {
        switch self {
        case .cell(let path), .supplementary(_, let path): path
        }
    }
}

/// The facts about the item of a reusable view that UIKit's public API returns.
private struct ShownItem: Equatable {
    let place: ReusablePlace
    /// The number of items in the section of a cell, or the number of sections.
    private let count: Int
    /// The item's identifier, or nil in a list without a diffable data source.
    private let identifier: AnyHashable?
    /// The image of the view that is lifted, if it is an image view.
    private let image: UIImage?

    /// Returns nil if the list doesn't show the view.
    ///
    /// - Parameter former: The place at which the view was at the last check.
    @MainActor init?(
        of reusable: UIView,
        in list: any ReusingList,
        _ source: ItemSource,
        with photo: UIView?,
        at former: ReusablePlace?
    ) {
        guard let place = list.place(of: reusable, after: former) else { return nil }
        self.place = place
        switch place {
        case .cell(let path):
            count = list.itemCount(inSection: path.section)
            identifier = source.diffable?.identifier(at: path)
        case .supplementary(_, let path):
            count = list.numberOfSections
            identifier = source.diffable?.sectionIdentifier(at: path.section)
        }
        image = (photo as? UIImageView)?.image
    }

    static func == (first: ShownItem, second: ShownItem) -> Bool {
        first.place == second.place && first.count == second.count && first.identifier == second.identifier && first.image === second.image
    }

    /// Returns whether a view that showed the former item still shows the former item.
    func isSame(as former: ShownItem) -> Bool {
        guard identifier == former.identifier else { return false }
        if identifier != nil || place == former.place { return true }
        return isShifted(from: former) || image != nil && image === former.image
    }

    private func isShifted(from former: ShownItem) -> Bool {
        switch (place, former.place) {
        case (.cell(let path), .cell(let formerPath)):
            path.section == formerPath.section && path.item - formerPath.item == count - former.count
        case (.supplementary(let kind, let path), .supplementary(let formerKind, let formerPath)):
            kind == formerKind && path.item == formerPath.item && path.section - formerPath.section == count - former.count
        default: false
        }
    }
}

/// A list that reuses its views.
@MainActor private protocol ReusingList: UIView {
    /// The list's data source.
    var itemSource: AnyObject? { get }
    var numberOfSections: Int { get }

    /// Returns the place of a view, or nil if the list doesn't show the view.
    ///
    /// - Parameter former: The place at which the view was before, which is looked at first.
    func place(of view: UIView, after former: ReusablePlace?) -> ReusablePlace?

    func itemCount(inSection section: Int) -> Int
}

extension UICollectionView: ReusingList {
    fileprivate var itemSource: AnyObject? { dataSource }

    fileprivate func itemCount(inSection section: Int) -> Int { numberOfItems(inSection: section) }

    fileprivate func place(of view: UIView, after former: ReusablePlace?) -> ReusablePlace? {
        if let cell = view as? UICollectionViewCell { return indexPath(for: cell).map(ReusablePlace.cell) }
        if case .supplementary(let kind, let path) = former, supplementaryView(forElementKind: kind, at: path) === view { return former }
        // UIKit returns no index path for a supplementary view, but the layout lists those of its visible elements.
        for attributes in collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [] {
            guard attributes.representedElementCategory == .supplementaryView, let kind = attributes.representedElementKind,
                supplementaryView(forElementKind: kind, at: attributes.indexPath) === view
            else { continue }
            return .supplementary(kind: kind, attributes.indexPath)
        }
        return nil
    }
}

extension UITableView: ReusingList {
    fileprivate var itemSource: AnyObject? { dataSource }

    fileprivate func itemCount(inSection section: Int) -> Int { numberOfRows(inSection: section) }

    fileprivate func place(of view: UIView, after former: ReusablePlace?) -> ReusablePlace? {
        if let cell = view as? UITableViewCell { return indexPath(for: cell).map(ReusablePlace.cell) }
        let sections = 0..<numberOfSections
        let nearest = former.map { [$0.path.section].filter(sections.contains) } ?? []
        for section in nearest + Array(sections) {
            let path = IndexPath(row: 0, section: section)
            if headerView(forSection: section) === view { return .supplementary(kind: "header", path) }
            if footerView(forSection: section) === view { return .supplementary(kind: "footer", path) }
        }
        return nil
    }
}

extension UIView {
    /// The innermost list around this view. Casts to classes are used, because a failing cast to a protocol searches the whole program. The
    /// first lift would take half as long again.
    fileprivate var reusingList: (any ReusingList)? {
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
    /// The data source, or nil in a list without a diffable data source.
    private(set) weak var diffable: (any DiffableSource)?

    init(of list: any ReusingList) {
        object = list.itemSource
        diffable = object as? any DiffableSource
    }

    func belongs(to list: any ReusingList) -> Bool { object === list.itemSource }
}

/// A diffable data source with identifiers of any type.
@MainActor private protocol DiffableSource: AnyObject {
    func identifier(at path: IndexPath) -> AnyHashable?
    func sectionIdentifier(at index: Int) -> AnyHashable?
}

extension UICollectionViewDiffableDataSource: DiffableSource {
    fileprivate func identifier(at path: IndexPath) -> AnyHashable? { itemIdentifier(for: path).map(AnyHashable.init) }
    fileprivate func sectionIdentifier(at index: Int) -> AnyHashable? { sectionIdentifier(for: index).map(AnyHashable.init) }
}

extension UITableViewDiffableDataSource: DiffableSource {
    fileprivate func identifier(at path: IndexPath) -> AnyHashable? { itemIdentifier(for: path).map(AnyHashable.init) }
    fileprivate func sectionIdentifier(at index: Int) -> AnyHashable? { sectionIdentifier(for: index).map(AnyHashable.init) }
}
#endif
