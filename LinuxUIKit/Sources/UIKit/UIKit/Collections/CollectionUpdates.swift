/// A batch of updates as a value: which items and sections go, come and move, and where each former item is afterwards.
///
/// Deletions, reloads and the beginnings of moves are meant before the batch, insertions and the ends of moves after it, as Apple has it.
struct CollectionUpdates {
    var deletedSections = Set<Int>()
    var insertedSections = Set<Int>()
    var reloadedSections = Set<Int>()
    var deletedItems = Set<IndexPath>()
    var insertedItems = Set<IndexPath>()
    var reloadedItems = Set<IndexPath>()
    var movedItems: [IndexPath: IndexPath] = [:]

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty
            && reloadedItems.isEmpty && movedItems.isEmpty
    }

    /// Where a former section is afterwards; nil if it is gone.
    func section(after section: Int) -> Int? {
        guard !deletedSections.contains(section) else { return nil }
        let rank = section - deletedSections.filter { $0 < section }.count
        return CollectionUpdates.slot(rank, skipping: insertedSections.sorted())
    }

    /// Where a former item is afterwards; nil if it is gone.
    func item(after path: IndexPath) -> IndexPath? {
        if let target = movedItems[path] { return target }
        guard !deletedItems.contains(path), let section = section(after: path.section) else { return nil }
        let leaving = deletedItems.union(movedItems.keys).filter { $0.section == path.section && $0.item < path.item }.count
        let coming = insertedItems.union(movedItems.values).filter { $0.section == section }.map(\.item).sorted()
        return IndexPath(item: CollectionUpdates.slot(path.item - leaving, skipping: coming), section: section)
    }

    /// How many items each section is to have afterwards; nil for a section that is new or reloaded, which may have any number.
    func counts(after counts: [Int]) -> [Int?] {
        var result = [Int?](repeating: nil, count: counts.count - deletedSections.count + insertedSections.count)
        for (section, count) in counts.enumerated() {
            guard !reloadedSections.contains(section), let new = self.section(after: section), result.indices.contains(new) else {
                continue
            }
            let gone = deletedItems.union(movedItems.keys).filter { $0.section == section }.count
            let come = insertedItems.union(movedItems.values).filter { $0.section == new }.count
            result[new] = count - gone + come
        }
        return result
    }

    /// The index of the free slot of a rank where some slots are taken.
    private static func slot(_ rank: Int, skipping taken: [Int]) -> Int {
        var slot = rank
        for index in taken where index <= slot { slot += 1 }
        return slot
    }
}
