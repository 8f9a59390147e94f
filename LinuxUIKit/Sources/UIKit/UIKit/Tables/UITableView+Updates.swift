extension UITableView {
    /// Rows that are new.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record { updates in
            updates.changes.insertedItems.formUnion(indexPaths)
            for path in indexPaths { updates.rowEntrances[path] = animation }
        }
    }

    /// Rows that are gone.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record { updates in
            updates.changes.deletedItems.formUnion(indexPaths)
            for path in indexPaths { updates.rowExits[path] = animation }
        }
    }

    /// Rows that want another cell.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record { updates in
            updates.changes.reloadedItems.formUnion(indexPaths)
            for path in indexPaths { updates.rowExits[path] = animation }
        }
    }

    /// A row that has moved.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        record { $0.changes.movedItems[indexPath] = newIndexPath }
    }

    /// Rows whose cells are to be filled anew and stay: the data source is asked, and its request for a cell gets the one that there is.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        record { $0.reconfiguredRows.formUnion(indexPaths) }
    }

    /// Sections that are new.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        record { updates in
            updates.changes.insertedSections.formUnion(sections)
            for section in sections { updates.sectionEntrances[section] = animation }
        }
    }

    /// Sections that are gone.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        record { updates in
            updates.changes.deletedSections.formUnion(sections)
            for section in sections { updates.sectionExits[section] = animation }
        }
    }

    /// Sections that want other views, and may have any number of rows.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        record { updates in
            updates.changes.reloadedSections.formUnion(sections)
            for section in sections { updates.sectionExits[section] = animation }
        }
    }

    /// A section that has moved.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        record { $0.movedSections[section] = newSection }
    }

    /// Several changes as one, and a closure for when all have come to rest: true if they ran to their end.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        if let completion { updateCompletions.append(completion) }
        endUpdates()
    }

    /// What follows, until `endUpdates()`, is one change.
    public func beginUpdates() {
        // The counts before the updates are what they are checked against.
        prepareGeometryIfNeeded()
        updateDepth += 1
    }

    /// Makes the changes since `beginUpdates()`. Without any, the heights of what shows are asked for anew.
    public func endUpdates() {
        guard updateDepth > 0 else { return }
        updateDepth -= 1
        if updateDepth == 0 { applyUpdates() }
    }

    private func record(_ change: (inout TableUpdates) -> Void) {
        prepareGeometryIfNeeded()
        var pending = updates ?? TableUpdates()
        change(&pending)
        updates = pending
        if updateDepth == 0 { applyUpdates() }
    }
}
