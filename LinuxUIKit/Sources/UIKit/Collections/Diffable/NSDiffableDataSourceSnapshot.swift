/// The sections of a list and the items in them, in order, at one time. Each section and each item has an identifier of its own.
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
    /// The numbers of the identifiers, counted on the first lookup after a change.
    private var index = SnapshotIndex<SectionIdentifierType, ItemIdentifierType>()
    /// The identifiers of all items, for a fast test whether an item exists.
    private var itemSet = Set<ItemIdentifierType>()

    /// The items whose cells the next application replaces.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The sections whose cells the next application replaces.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items whose cells the next application configures again.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// Creates an empty snapshot.
    public init() {}

    // MARK: What there is

    /// The number of items in all sections.
    public var numberOfItems: Int { itemSet.count }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    /// The items of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// Returns the number of items in a section. A section that doesn't exist traps, where a phone raises an exception.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        sections[number(of: identifier)].items.count
    }

    /// Returns the items of a section, in order. A section that doesn't exist traps, where a phone raises an exception.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[number(of: identifier)].items
    }

    /// Returns the section of an item, or `nil` if the item doesn't exist.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        place(of: identifier).map { sections[$0.section].identifier }
    }

    /// Returns the number of an item among the items of all sections, or `nil` if the item doesn't exist.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        place(of: identifier).map { index.itemsBefore(section: $0.section, in: sections) + $0.item }
    }

    /// Returns the number of a section, or `nil` if the section doesn't exist.
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

    /// Adds items at the end of a section, or of the last section. Items that exist already are moved.
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

    /// Inserts items before another item. Items that exist already are moved.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        insert(identifiers, at: beforeIdentifier, offset: 0)
    }

    /// Inserts items after another item. Items that exist already are moved.
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

    /// Removes coming items from their former places, and traps if an item comes twice.
    private mutating func take(_ identifiers: [ItemIdentifierType]) {
        let unique = Set(identifiers)
        precondition(
            unique.count == identifiers.count,
            "NSInternalInconsistencyException: supplied item identifiers are not unique. Duplicate identifiers: "
                + "\(NSDiffableDataSourceSnapshot.duplicates(identifiers))"
        )
        // A few identifiers are looked up in the large set. The opposite would cost more.
        if unique.contains(where: { itemSet.contains($0) }) { remove(unique) }
    }

    private static func duplicates<Identifier: Hashable>(_ identifiers: [Identifier]) -> [Identifier] {
        var seen = Set<Identifier>()
        return identifiers.filter { !seen.insert($0).inserted }
    }

    /// Deletes items. Items that don't exist are ignored.
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

    /// Deletes all items and all sections.
    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    /// Moves an item before another item.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        _ = requiredPlace(of: identifier)
        insert([identifier], at: toIdentifier, offset: 0)
    }

    /// Moves an item after another item.
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

    /// Configures the existing cells of items again when the snapshot is applied.
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

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        let coming = taking(identifiers)
        sections.append(contentsOf: coming)
        index.reset()
    }

    /// Inserts sections before another section.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: toIdentifier, offset: 0)
    }

    /// Inserts sections after another section.
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

    /// Returns the coming sections. Sections that exist already are removed from their former places, together with their items.
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

    /// Deletes sections together with their items. Sections that don't exist are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for section in sections where gone.contains(section.identifier) { itemSet.subtract(section.items) }
        sections.removeAll { gone.contains($0.identifier) }
        reloadedSectionIdentifiers.removeAll { gone.contains($0) }
        reloadedItemIdentifiers.removeAll { !itemSet.contains($0) }
        reconfiguredItemIdentifiers.removeAll { !itemSet.contains($0) }
        index.reset()
    }

    /// Moves a section, with its items, before another section.
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        _ = number(of: identifier)
        insert([identifier], at: toIdentifier, offset: 0)
    }

    /// Moves a section, with its items, after another section.
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        _ = number(of: identifier)
        insert([identifier], at: toIdentifier, offset: 1)
    }

    /// Replaces the cells of sections when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { _ = number(of: identifier) }
        reloadedSectionIdentifiers.append(contentsOf: identifiers)
    }

    /// The same sections and items, with no item to reload or to configure again.
    var settled: NSDiffableDataSourceSnapshot {
        var snapshot = self
        snapshot.reloadedItemIdentifiers = []
        snapshot.reloadedSectionIdentifiers = []
        snapshot.reconfiguredItemIdentifiers = []
        return snapshot
    }
}
