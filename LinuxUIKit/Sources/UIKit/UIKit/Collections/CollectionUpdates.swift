/// A batch of updates as a value: which items and sections go, come and move.
///
/// Deletions, reloads and the beginnings of moves are meant before the batch, insertions and the ends of moves after it, as Apple has it.
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

    /// Whether items or sections come or go, or a section may have another number of items.
    var changesCounts: Bool {
        !(deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty)
    }

    var deletes: Bool { !(deletedSections.isEmpty && deletedItems.isEmpty) }
    var inserts: Bool { !(insertedSections.isEmpty && insertedItems.isEmpty) }

    /// Whether no item or section comes, goes, moves or gets another cell.
    var movesNothing: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty
            && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
    }
}
