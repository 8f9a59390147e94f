/// The sections of a list and the items in them, in order, at one time. Each is known by an identifier that no other has.
@preconcurrency public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: @unchecked Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable
{
    /// A section with its items.
    struct Section {
        let identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    private(set) var sections: [Section] = []
    /// The identifiers' numbers, counted when they are first asked for after a change.
    private var index = SnapshotIndex<SectionIdentifierType, ItemIdentifierType>()
    /// The items that are there, known without counting.
    private var itemSet = Set<ItemIdentifierType>()

    /// The items whose cells the next application replaces.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The sections whose cells the next application replaces.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items whose cells the next application fills anew.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// A snapshot of nothing.
    public init() {}

    // MARK: What there is

    /// How many items there are in all sections.
    public var numberOfItems: Int { itemSet.count }
    /// How many sections there are.
    public var numberOfSections: Int { sections.count }
    /// The sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    /// The items of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// How many items a section has; one that is not there traps, as it raises on a phone.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        sections[number(of: identifier)].items.count
    }

    /// The items of a section, in order; one that is not there traps, as it raises on a phone.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[number(of: identifier)].items
    }

    /// The section of an item; nil if the item is not there.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        place(of: identifier).map { sections[$0.section].identifier }
    }

    /// The number of an item among those of all sections; nil if it is not there.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        place(of: identifier).map { index.itemsBefore(section: $0.section, in: sections) + $0.item }
    }

    /// The number of a section; nil if it is not there.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        index.section(identifier, in: sections)
    }

    func place(of identifier: ItemIdentifierType) -> IndexPath? {
        itemSet.contains(identifier) ? index.item(identifier, in: sections) : nil
    }

    func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
        sections.indices.contains(index) ? sections[index].identifier : nil
    }

    func itemIdentifier(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, sections.indices.contains(path.section) else { return nil }
        let items = sections[path.section].items
        return items.indices.contains(path.item) ? items[path.item] : nil
    }

    private func number(of identifier: SectionIdentifierType) -> Int {
        guard let number = indexOfSection(identifier) else {
            preconditionFailure(
                "NSInternalInconsistencyException: section identifier \(identifier) was not found. Whether a section exists can be asked "
                    + "by indexOfSection(_:)"
            )
        }
        return number
    }

    private func requiredPlace(of identifier: ItemIdentifierType) -> IndexPath {
        guard let place = place(of: identifier) else {
            preconditionFailure("NSInternalInconsistencyException: item identifier \(identifier) was not found in the snapshot")
        }
        return place
    }

    // MARK: Items

    /// Puts items at the end of a section, or of the last one. Items that are there already move.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
        precondition(
            !sections.isEmpty,
            "NSInternalInconsistencyException: there are currently no sections in the data source. Please add a section first."
        )
        take(identifiers)
        let section = sectionIdentifier.map { number(of: $0) } ?? sections.count - 1
        sections[section].items.append(contentsOf: identifiers)
        itemSet.formUnion(identifiers)
        index.resetItems()
    }

    /// Puts items before another one. Items that are there already move.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        insert(identifiers, at: beforeIdentifier, offset: 0)
    }

    /// Puts items behind another one. Items that are there already move.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        insert(identifiers, at: afterIdentifier, offset: 1)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], at destination: ItemIdentifierType, offset: Int) {
        _ = requiredPlace(of: destination)
        precondition(
            !identifiers.contains(destination),
            "NSInternalInconsistencyException: invalid update: destination for insertion operation \(destination) is in the insertion "
                + "identifier list for update"
        )
        take(identifiers)
        let place = requiredPlace(of: destination)
        sections[place.section].items.insert(contentsOf: identifiers, at: place.item + offset)
        itemSet.formUnion(identifiers)
        index.resetItems()
    }

    /// Makes room for items that come: they leave where they are, and none comes twice.
    private mutating func take(_ identifiers: [ItemIdentifierType]) {
        let unique = Set(identifiers)
        precondition(
            unique.count == identifiers.count,
            "NSInternalInconsistencyException: supplied item identifiers are not unique. Duplicate identifiers: "
                + "\(NSDiffableDataSourceSnapshot.duplicates(identifiers))"
        )
        // The few are looked up among the many.
        if unique.contains(where: { itemSet.contains($0) }) { remove(unique) }
    }

    private static func duplicates<Identifier: Hashable>(_ identifiers: [Identifier]) -> [Identifier] {
        var seen = Set<Identifier>()
        return identifiers.filter { !seen.insert($0).inserted }
    }

    /// Takes items out; those that are not there are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        remove(gone)
        reloadedItemIdentifiers.removeAll { gone.contains($0) }
        reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
    }

    private mutating func remove(_ identifiers: Set<ItemIdentifierType>) {
        let present = identifiers.intersection(itemSet)
        guard !present.isEmpty else { return }
        for section in Set(present.compactMap { place(of: $0)?.section }) {
            sections[section].items.removeAll { present.contains($0) }
        }
        itemSet.subtract(present)
        index.resetItems()
    }

    /// Takes all items out, and all sections.
    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    /// Moves an item before another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        _ = requiredPlace(of: identifier)
        insert([identifier], at: toIdentifier, offset: 0)
    }

    /// Moves an item behind another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        _ = requiredPlace(of: identifier)
        insert([identifier], at: toIdentifier, offset: 1)
    }

    /// Replaces the cells of items when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            precondition(
                itemSet.contains(identifier),
                "NSInternalInconsistencyException: attempted to reload item identifier that does not exist in the snapshot: \(identifier)"
            )
        }
        reloadedItemIdentifiers.append(contentsOf: identifiers)
    }

    /// Fills the cells of items anew when the snapshot is applied, and keeps them.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            precondition(
                itemSet.contains(identifier),
                "NSInternalInconsistencyException: attempted to reconfigure item identifier that does not exist in the snapshot: "
                    + "\(identifier)"
            )
        }
        reconfiguredItemIdentifiers.append(contentsOf: identifiers)
    }

    // MARK: Sections

    /// Puts sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        let coming = taking(identifiers)
        sections.append(contentsOf: coming)
        index.reset()
    }

    /// Puts sections before another one.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: toIdentifier, offset: 0)
    }

    /// Puts sections behind another one.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: toIdentifier, offset: 1)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at destination: SectionIdentifierType, offset: Int) {
        _ = number(of: destination)
        precondition(
            !identifiers.contains(destination),
            "NSInternalInconsistencyException: invalid update: destination for section operation \(destination) is in the insertion "
                + "section list for update"
        )
        let coming = taking(identifiers)
        sections.insert(contentsOf: coming, at: number(of: destination) + offset)
        index.reset()
    }

    /// The sections that come: those that are there already leave their place, with their items.
    private mutating func taking(_ identifiers: [SectionIdentifierType]) -> [Section] {
        let unique = Set(identifiers)
        precondition(
            unique.count == identifiers.count,
            "NSInternalInconsistencyException: supplied section identifiers are not unique. Duplicate identifiers: "
                + "\(NSDiffableDataSourceSnapshot.duplicates(identifiers))"
        )
        let present = sections.filter { unique.contains($0.identifier) }
        if !present.isEmpty {
            sections.removeAll { unique.contains($0.identifier) }
            index.reset()
        }
        let known = Dictionary(uniqueKeysWithValues: present.map { ($0.identifier, $0) })
        return identifiers.map { known[$0] ?? Section(identifier: $0) }
    }

    /// Takes sections out, with their items; those that are not there are passed over.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for section in sections where gone.contains(section.identifier) { itemSet.subtract(section.items) }
        sections.removeAll { gone.contains($0.identifier) }
        reloadedSectionIdentifiers.removeAll { gone.contains($0) }
        reloadedItemIdentifiers.removeAll { !itemSet.contains($0) }
        reconfiguredItemIdentifiers.removeAll { !itemSet.contains($0) }
        index.reset()
    }

    /// Moves a section, with its items, before another one.
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        _ = number(of: identifier)
        insert([identifier], at: toIdentifier, offset: 0)
    }

    /// Moves a section, with its items, behind another one.
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        _ = number(of: identifier)
        insert([identifier], at: toIdentifier, offset: 1)
    }

    /// Replaces the cells of sections when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { _ = number(of: identifier) }
        reloadedSectionIdentifiers.append(contentsOf: identifiers)
    }

    /// The same sections and items with nothing to reload or to fill anew.
    var settled: NSDiffableDataSourceSnapshot {
        var snapshot = self
        snapshot.reloadedItemIdentifiers = []
        snapshot.reloadedSectionIdentifiers = []
        snapshot.reconfiguredItemIdentifiers = []
        return snapshot
    }
}
