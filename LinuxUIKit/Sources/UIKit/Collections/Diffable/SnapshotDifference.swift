/// The updates that lead a collection view from one snapshot to another.
struct SnapshotDifference {
    private(set) var updates = CollectionUpdates()

    init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>,
        to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let oldNumbers = SnapshotDifference.numbers(old.sectionIdentifiers)
        let newNumbers = SnapshotDifference.numbers(new.sectionIdentifiers)
        for (identifier, number) in oldNumbers where newNumbers[identifier] == nil { updates.deletedSections.insert(number) }
        for (identifier, number) in newNumbers where oldNumbers[identifier] == nil { updates.insertedSections.insert(number) }
        let kept = new.sections.enumerated().compactMap { section in oldNumbers[section.element.identifier].map { ($0, section.offset) } }
        for (from, to) in SnapshotDifference.moved(kept) { updates.movedSections[from] = to }

        addItems(from: old, to: new, oldNumbers: oldNumbers)
        updates.reloadedItems = Set(new.reloadedItemIdentifiers.compactMap { old.place(of: $0) })
        updates.reconfiguredItems = Set(new.reconfiguredItemIdentifiers.compactMap { old.place(of: $0) })
            .subtracting(updates.reloadedItems)
        updates.reloadedSections = Set(new.reloadedSectionIdentifiers.compactMap { oldNumbers[$0] })
    }

    private mutating func addItems<Section: Hashable & Sendable, Item: Hashable & Sendable>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>,
        to new: NSDiffableDataSourceSnapshot<Section, Item>,
        oldNumbers: [Section: Int]
    ) {
        for (number, section) in new.sections.enumerated() {
            let oldNumber = oldNumbers[section.identifier]
            if let oldNumber, old.sections[oldNumber].items == section.items { continue }
            var kept: [(Int, Int)] = []
            for (item, identifier) in section.items.enumerated() {
                guard let place = old.place(of: identifier) else {
                    // The items of a new section are inserted together with the section.
                    if oldNumber != nil { updates.insertedItems.insert(IndexPath(item: item, section: number)) }
                    continue
                }
                if place.section == oldNumber {
                    kept.append((place.item, item))
                } else {
                    updates.movedItems[place] = IndexPath(item: item, section: number)
                }
            }
            guard let oldNumber else { continue }
            for (from, to) in SnapshotDifference.moved(kept) {
                updates.movedItems[IndexPath(item: from, section: oldNumber)] = IndexPath(item: to, section: number)
            }
        }
        for (number, section) in old.sections.enumerated() where !updates.deletedSections.contains(number) {
            if let place = new.indexOfSection(section.identifier), new.sections[place].items == section.items { continue }
            for (item, identifier) in section.items.enumerated() where new.place(of: identifier) == nil {
                updates.deletedItems.insert(IndexPath(item: item, section: number))
            }
        }
    }

    private static func numbers<Identifier: Hashable>(_ identifiers: [Identifier]) -> [Identifier: Int] {
        Dictionary(uniqueKeysWithValues: identifiers.enumerated().map { ($0.element, $0.offset) })
    }

    /// Returns the fewest pairs that must move so that the other pairs keep their order. The other pairs are a longest sequence of rising
    /// former numbers.
    private static func moved(_ pairs: [(from: Int, to: Int)]) -> [(from: Int, to: Int)] {
        guard zip(pairs, pairs.dropFirst()).contains(where: { $0.from > $1.from }) else { return [] }
        // `ends` has the pair at which the best sequence of each length ends. `before` has each pair's predecessor in its sequence.
        var ends: [Int] = []
        var before = [Int?](repeating: nil, count: pairs.count)
        for (index, pair) in pairs.enumerated() {
            let length = FlowSection.last(in: ends.count) { pairs[ends[$0]].from < pair.from }.map { $0 + 1 } ?? 0
            before[index] = length > 0 ? ends[length - 1] : nil
            if length == ends.count { ends.append(index) } else { ends[length] = index }
        }
        let staying = Set(
            sequence(state: ends.last) { (next: inout Int?) in
                defer { next = next.flatMap { before[$0] } }
                return next
            }
        )
        return pairs.indices.filter { !staying.contains($0) }.map { pairs[$0] }
    }
}
