extension UITableView {
    func recordInsertions(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record { updates in
            updates.changes.insertedItems.formUnion(indexPaths)
            for path in indexPaths { updates.rowEntrances[path] = animation }
        }
    }

    func recordDeletions(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record { updates in
            updates.changes.deletedItems.formUnion(indexPaths)
            for path in indexPaths { updates.rowExits[path] = animation }
        }
    }

    func recordReloads(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record { updates in
            updates.changes.reloadedItems.formUnion(indexPaths)
            for path in indexPaths { updates.rowExits[path] = animation }
        }
    }

    func recordInsertions(_ sections: IndexSet, with animation: RowAnimation) {
        record { updates in
            updates.changes.insertedSections.formUnion(sections)
            for section in sections { updates.sectionEntrances[section] = animation }
        }
    }

    func recordDeletions(_ sections: IndexSet, with animation: RowAnimation) {
        record { updates in
            updates.changes.deletedSections.formUnion(sections)
            for section in sections { updates.sectionExits[section] = animation }
        }
    }

    func recordReloads(_ sections: IndexSet, with animation: RowAnimation) {
        record { updates in
            updates.changes.reloadedSections.formUnion(sections)
            for section in sections { updates.sectionExits[section] = animation }
        }
    }

    func performUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        beginUpdates()
        updates?()
        if let completion { updateCompletions.append(completion) }
        endUpdates()
    }

    func startUpdates() {
        // The updates are checked against the counts before them.
        prepareGeometryIfNeeded()
        updateDepth += 1
    }

    func finishUpdates() {
        guard updateDepth > 0 else { return }
        updateDepth -= 1
        if updateDepth == 0 { applyUpdates() }
    }

    func record(_ change: (inout TableUpdates) -> Void) {
        prepareGeometryIfNeeded()
        var pending = updates ?? TableUpdates()
        change(&pending)
        updates = pending
        if updateDepth == 0 { applyUpdates() }
    }
}
