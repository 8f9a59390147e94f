/// The numbers of a snapshot's identifiers, counted on the first lookup.
///
/// Copies of a snapshot share the counted numbers. A lock guards them, because several threads may read snapshots at once.
struct SnapshotIndex<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable> {
    typealias Section = NSDiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>.Section

    private final class Numbers: @unchecked Sendable {
        private let lock = NSLock()
        var sections: [SectionIdentifier: Int]?
        var items: [ItemIdentifier: IndexPath]?
        var itemsBefore: [Int]?

        func read<Result>(_ body: (Numbers) -> Result) -> Result {
            lock.lock()
            defer { lock.unlock() }
            return body(self)
        }
    }

    private var numbers = Numbers()

    func section(_ identifier: SectionIdentifier, in sections: [Section]) -> Int? {
        numbers.read { numbers in
            let known =
                numbers.sections ?? Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($0.element.identifier, $0.offset) })
            numbers.sections = known
            return known[identifier]
        }
    }

    func item(_ identifier: ItemIdentifier, in sections: [Section]) -> IndexPath? {
        numbers.read { numbers in
            if let known = numbers.items { return known[identifier] }
            var items: [ItemIdentifier: IndexPath] = [:]
            items.reserveCapacity(sections.reduce(0) { $0 + $1.items.count })
            for (number, section) in sections.enumerated() {
                for (item, identifier) in section.items.enumerated() { items[identifier] = IndexPath(item: item, section: number) }
            }
            numbers.items = items
            return items[identifier]
        }
    }

    func itemsBefore(section: Int, in sections: [Section]) -> Int {
        numbers.read { numbers in
            if let known = numbers.itemsBefore { return known[section] }
            var sum = 0
            let before = sections.map { section in
                defer { sum += section.items.count }
                return sum
            }
            numbers.itemsBefore = before
            return before[section]
        }
    }

    /// Discards all numbers.
    mutating func reset() {
        numbers = Numbers()
    }

    /// Discards the numbers of items, and keeps those of sections.
    mutating func resetItems() {
        let sections = numbers.read { $0.sections }
        numbers = Numbers()
        numbers.sections = sections
    }
}
