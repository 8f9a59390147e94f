/// A batch of updates as a value: the items and sections that are deleted, inserted, reloaded and moved.
///
/// Index paths of deletions, of reloads and of the beginnings of moves are those before the batch. Index paths of insertions and of the
/// ends of moves are those after the batch. Apple has the same rule.
struct CollectionUpdates {
    var deletedSections = Set<Int>()
    var insertedSections = Set<Int>()
    var reloadedSections = Set<Int>()
    var movedSections: [Int: Int] = [:]
    var deletedItems = Set<IndexPath>()
    var insertedItems = Set<IndexPath>()
    var reloadedItems = Set<IndexPath>()
    var reconfiguredItems = Set<IndexPath>()
    var movedItems: [IndexPath: IndexPath] = [:]

    /// Whether items or sections are inserted or deleted, or a reloaded section may have another number of items.
    var changesCounts: Bool {
        !(deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty)
    }

    var deletes: Bool { !(deletedSections.isEmpty && deletedItems.isEmpty) }
    var inserts: Bool { !(insertedSections.isEmpty && insertedItems.isEmpty) }

    /// Whether no item or section is inserted, deleted, moved or reloaded.
    var movesNothing: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty
            && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
    }
}
