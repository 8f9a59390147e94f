/// A change of an item or a section, as a layout is notified of it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// The kind of a change.
    public enum Action: Int, Sendable {
        /// The item or section is new.
        case insert = 0
        /// The item or section is gone.
        case delete = 1
        /// The item or section gets another cell.
        case reload = 2
        /// The item or section has moved.
        case move = 3
        /// No change.
        case none = 4
    }

    private let change: (action: Action, before: IndexPath?, after: IndexPath?)

    /// Creates an update item without a change.
    public override init() {
        change = (.none, nil, nil)
        super.init()
    }

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        change = (action, before, after)
        super.init()
    }

    /// The index path before the update, or `nil` for an insertion. If a section has changed, the item is `NSNotFound`.
    open var indexPathBeforeUpdate: IndexPath? { change.before }
    /// The index path after the update, or `nil` for a deletion. If a section has changed, the item is `NSNotFound`.
    open var indexPathAfterUpdate: IndexPath? { change.after }
    /// The kind of the change.
    open var updateAction: Action { change.action }
}

extension CollectionUpdates {
    /// Returns the changes one by one, for a layout.
    @MainActor func items(_ paths: CollectionUpdatePaths) -> [UICollectionViewUpdateItem] {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items: [UICollectionViewUpdateItem] = []
        for section in deletedSections.sorted() { items.append(.init(.delete, before: whole(section), after: nil)) }
        for path in deletedItems.sorted() { items.append(.init(.delete, before: path, after: nil)) }
        for section in insertedSections.sorted() { items.append(.init(.insert, before: nil, after: whole(section))) }
        for path in insertedItems.sorted() { items.append(.init(.insert, before: nil, after: path)) }
        for section in reloadedSections.sorted() {
            items.append(.init(.reload, before: whole(section), after: paths.section(after: section).map(whole)))
        }
        for path in reloadedItems.sorted() { items.append(.init(.reload, before: path, after: paths.item(after: path))) }
        for (old, new) in movedSections.sorted(by: { $0.key < $1.key }) {
            items.append(.init(.move, before: whole(old), after: whole(new)))
        }
        for (old, new) in movedItems.sorted(by: { $0.key < $1.key }) { items.append(.init(.move, before: old, after: new)) }
        return items
    }
}
