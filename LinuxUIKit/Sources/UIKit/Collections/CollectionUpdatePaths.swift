/// The places of former items and sections after a batch of updates. The changes are sorted once, so that each lookup costs a bisection.
struct CollectionUpdatePaths {
    private let updates: CollectionUpdates
    private let leavingSections: [Int]
    private let comingSections: [Int]
    /// The items that leave a former section, and the items that come into a later section, sorted.
    private let leavingItems: [Int: [Int]]
    private let comingItems: [Int: [Int]]

    init(_ updates: CollectionUpdates) {
        self.updates = updates
        leavingSections = updates.deletedSections.union(updates.movedSections.keys).sorted()
        comingSections = updates.insertedSections.union(updates.movedSections.values).sorted()
        leavingItems = CollectionUpdatePaths.bySection(updates.deletedItems.union(updates.movedItems.keys))
        comingItems = CollectionUpdatePaths.bySection(updates.insertedItems.union(updates.movedItems.values))
    }

    private static func bySection(_ paths: Set<IndexPath>) -> [Int: [Int]] {
        Dictionary(grouping: paths, by: \.section).mapValues { $0.map(\.item).sorted() }
    }

    /// Returns the index of a former section after the updates, or `nil` if the section was deleted.
    func section(after section: Int) -> Int? {
        if let target = updates.movedSections[section] { return target }
        guard !updates.deletedSections.contains(section) else { return nil }
        return CollectionUpdatePaths.slot(section - CollectionUpdatePaths.rank(of: section, in: leavingSections), skipping: comingSections)
    }

    /// Returns the index path of a former item after the updates, or `nil` if the item was deleted.
    func item(after path: IndexPath) -> IndexPath? {
        if let target = updates.movedItems[path] { return target }
        guard !updates.deletedItems.contains(path), let section = section(after: path.section) else { return nil }
        let leaving = CollectionUpdatePaths.rank(of: path.item, in: leavingItems[path.section] ?? [])
        let slot = CollectionUpdatePaths.slot(path.item - leaving, skipping: comingItems[section] ?? [])
        return IndexPath(item: slot, section: section)
    }

    /// Returns whether an item, or its section, is reloaded and so gets another cell.
    func isReloaded(_ path: IndexPath) -> Bool {
        updates.reloadedItems.contains(path) || updates.reloadedSections.contains(path.section)
    }

    /// Returns the number of items that each section must have afterwards. The number is `nil` for a new or a reloaded section, which may
    /// have any number of items.
    func counts(after counts: [Int]) -> [Int?] {
        var result = [Int?](repeating: nil, count: counts.count - updates.deletedSections.count + updates.insertedSections.count)
        for (section, count) in counts.enumerated() where !updates.reloadedSections.contains(section) {
            guard let new = self.section(after: section), result.indices.contains(new) else { continue }
            result[new] = count - (leavingItems[section]?.count ?? 0) + (comingItems[new]?.count ?? 0)
        }
        return result
    }

    /// Returns the count of those sorted numbers that are less than a number.
    private static func rank(of number: Int, in sorted: [Int]) -> Int {
        FlowSection.last(in: sorted.count) { sorted[$0] < number }.map { $0 + 1 } ?? 0
    }

    /// Returns the index of the n-th free slot. The rank is n, counted from zero.
    private static func slot(_ rank: Int, skipping taken: [Int]) -> Int {
        // Before the j-th taken slot there are taken[j] - j free slots.
        rank + (FlowSection.last(in: taken.count) { taken[$0] - $0 <= rank }.map { $0 + 1 } ?? 0)
    }
}
