/// A batch of a table's updates as a value: the rows and sections that leave, come and move, their animations, and their places after the
/// batch.
struct TableUpdates {
    typealias Animation = UITableView.RowAnimation

    var changes = CollectionUpdates()
    var movedSections: [Int: Int] = [:]
    var reconfiguredRows = Set<IndexPath>()
    /// The exits of rows and sections, by their place before the batch, and the entrances, by their place after the batch.
    var rowExits: [IndexPath: Animation] = [:]
    var rowEntrances: [IndexPath: Animation] = [:]
    var sectionExits: [Int: Animation] = [:]
    var sectionEntrances: [Int: Animation] = [:]

    // MARK: Where everything is afterwards

    /// Returns the place of a former section after the batch, or `nil` if the section is gone.
    func section(after section: Int) -> Int? {
        if let target = movedSections[section] { return target }
        return TableUpdates.slot(section, leaving: leavingSections, coming: comingSections)
    }

    /// Returns the place of a section before the batch, or `nil` if the section is new.
    func section(before section: Int) -> Int? {
        if let source = movedSections.first(where: { $0.value == section })?.key { return source }
        return TableUpdates.slot(section, leaving: comingSections, coming: leavingSections)
    }

    /// Returns the place of a former row after the batch, or `nil` if the row is gone.
    func row(after path: IndexPath) -> IndexPath? {
        if let target = changes.movedItems[path] { return target }
        guard let section = section(after: path.section) else { return nil }
        let (leaving, coming) = (leavingRows(in: path.section), comingRows(in: section))
        return TableUpdates.slot(path.row, leaving: leaving, coming: coming).map { IndexPath(row: $0, section: section) }
    }

    /// Returns the place of a row before the batch, or `nil` if the row is new.
    func row(before path: IndexPath) -> IndexPath? {
        if let source = changes.movedItems.first(where: { $0.value == path })?.key { return source }
        guard let section = section(before: path.section) else { return nil }
        let (leaving, coming) = (leavingRows(in: section), comingRows(in: path.section))
        return TableUpdates.slot(path.row, leaving: coming, coming: leaving).map { IndexPath(row: $0, section: section) }
    }

    /// Returns the place of a former element after the batch, or `nil` if the element is gone. A reloaded element has a place, too.
    func element(after element: TableElement) -> TableElement? {
        guard let path = element.path else {
            return section(after: element.section).map { element.isHeader ? .header($0) : .footer($0) }
        }
        return row(after: path).map { .row($0) }
    }

    /// Returns the place of an element before the batch, or `nil` if the element is new.
    func element(before element: TableElement) -> TableElement? {
        guard let path = element.path else {
            return section(before: element.section).map { element.isHeader ? .header($0) : .footer($0) }
        }
        return row(before: path).map { .row($0) }
    }

    /// Returns whether a former element gets another view.
    func isReloaded(_ element: TableElement) -> Bool {
        changes.reloadedSections.contains(element.section) || element.path.map { changes.reloadedItems.contains($0) } ?? false
    }

    /// Returns the animation in which a former element leaves.
    func exit(of element: TableElement) -> Animation {
        element.path.flatMap { rowExits[$0] } ?? sectionExits[element.section] ?? .fade
    }

    /// Returns the animation in which a new element comes, or `nil` if the element existed before the batch.
    func entrance(of element: TableElement) -> Animation? {
        element.path.flatMap { rowEntrances[$0] } ?? sectionEntrances[element.section]
    }

    /// Adds the entrances of reloaded rows and sections. Their new places are known only at the end of the batch.
    mutating func completeEntrances() {
        for path in changes.reloadedItems {
            if let target = row(after: path) { rowEntrances[target] = rowExits[path] }
        }
        for section in changes.reloadedSections {
            if let target = self.section(after: section) { sectionEntrances[target] = sectionExits[section] }
        }
    }

    private var leavingSections: Set<Int> { changes.deletedSections.union(movedSections.keys) }
    private var comingSections: Set<Int> { changes.insertedSections.union(movedSections.values) }

    private func leavingRows(in section: Int) -> Set<Int> {
        Set(changes.deletedItems.union(changes.movedItems.keys).filter { $0.section == section }.map(\.row))
    }

    private func comingRows(in section: Int) -> Set<Int> {
        Set(changes.insertedItems.union(changes.movedItems.values).filter { $0.section == section }.map(\.row))
    }

    /// Returns the index of an item after some items have left and others have come, or `nil` if the item itself has left.
    private static func slot(_ index: Int, leaving: Set<Int>, coming: Set<Int>) -> Int? {
        guard !leaving.contains(index) else { return nil }
        var slot = index - leaving.count { $0 < index }
        for taken in coming.sorted() where taken <= slot { slot += 1 }
        return slot
    }

    // MARK: What the data source must say

    /// Traps if the counts after the batch don't follow from the counts before and the updates. A phone raises an exception.
    func check(before: [Int], after: [Int]) {
        for section in changes.deletedSections.union(changes.reloadedSections).union(movedSections.keys) {
            raise(
                unless: before.indices.contains(section),
                "attempt to delete section \(section), but there are only \(before.count) sections before the update"
            )
        }
        for section in changes.insertedSections.union(movedSections.values) {
            raise(
                unless: after.indices.contains(section),
                "attempt to insert section \(section) but there are only \(after.count) sections after the update"
            )
        }
        let (inserted, deleted) = (changes.insertedSections.count, changes.deletedSections.count)
        raise(
            unless: after.count == before.count + inserted - deleted,
            "Invalid update: invalid number of sections. The number of sections contained in the table view after the update (\(after.count)) "
                + "must be equal to the number of sections contained in the table view before the update (\(before.count)), plus or minus "
                + "the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
        )
        checkRows(before: before, after: after)
        for (section, count) in before.enumerated() where !changes.reloadedSections.contains(section) {
            if let new = self.section(after: section) { checkCount(of: section, count, isNow: after[new], in: new) }
        }
    }

    private func checkRows(before: [Int], after: [Int]) {
        for path in changes.deletedItems.union(changes.reloadedItems).union(changes.movedItems.keys) {
            let count = before.indices.contains(path.section) ? before[path.section] : 0
            raise(
                unless: (0..<count).contains(path.row),
                "attempt to delete row \(path.row) from section \(path.section) which only contains \(count) rows before the update"
            )
        }
        for path in changes.insertedItems.union(changes.movedItems.values) {
            let count = after.indices.contains(path.section) ? after[path.section] : 0
            raise(
                unless: (0..<count).contains(path.row),
                "attempt to insert row \(path.row) into section \(path.section), but there are only \(count) rows in section "
                    + "\(path.section) after the update"
            )
        }
    }

    private func checkCount(of section: Int, _ count: Int, isNow now: Int, in new: Int) {
        let inserted = changes.insertedItems.count { $0.section == new }
        let deleted = changes.deletedItems.count { $0.section == section }
        let movedIn = changes.movedItems.values.count { $0.section == new }
        let movedOut = changes.movedItems.keys.count { $0.section == section }
        raise(
            unless: now == count + inserted - deleted + movedIn - movedOut,
            "Invalid update: invalid number of rows in section \(new). The number of rows contained in an existing section after the update "
                + "(\(now)) must be equal to the number of rows contained in that section before the update (\(count)), plus or minus the "
                + "number of rows inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the "
                + "number of rows moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
        )
    }

    private func raise(unless isTrue: Bool, _ reason: @autoclosure () -> String) {
        precondition(isTrue, "NSInternalInconsistencyException: \(reason())")
    }
}
