extension UICollectionView {
    /// How long cells take to their new places, in seconds; chosen, since Apple publishes no number.
    private static let updateDuration: TimeInterval = 0.3

    /// Items that are new.
    public func insertItems(at indexPaths: [IndexPath]) {
        record { $0.insertedItems.formUnion(indexPaths) }
    }

    /// Items that are gone.
    public func deleteItems(at indexPaths: [IndexPath]) {
        record { $0.deletedItems.formUnion(indexPaths) }
    }

    /// Items that want another cell.
    public func reloadItems(at indexPaths: [IndexPath]) {
        record { $0.reloadedItems.formUnion(indexPaths) }
    }

    /// Items that have moved.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        record { $0.movedItems[indexPath] = newIndexPath }
    }

    /// Sections that are new.
    public func insertSections(_ sections: IndexSet) {
        record { $0.insertedSections.formUnion(sections) }
    }

    /// Sections that are gone.
    public func deleteSections(_ sections: IndexSet) {
        record { $0.deletedSections.formUnion(sections) }
    }

    /// Sections that want other cells.
    public func reloadSections(_ sections: IndexSet) {
        record { $0.reloadedSections.formUnion(sections) }
    }

    /// Several changes as one, and a closure for when all have come to rest: true if they ran to their end.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        // The counts before the updates are what they are checked against.
        _ = knownCounts
        updateDepth += 1
        updates?()
        updateDepth -= 1
        if let completion { updateCompletions.append(completion) }
        if updateDepth == 0 { applyUpdates() }
    }

    private func record(_ change: (inout CollectionUpdates) -> Void) {
        _ = knownCounts
        var pending = updates ?? CollectionUpdates()
        change(&pending)
        updates = pending
        if updateDepth == 0 { applyUpdates() }
    }

    private func applyUpdates() {
        let changes = updates ?? CollectionUpdates()
        let completions = updateCompletions
        updates = nil
        updateCompletions = []
        takeCounts(after: changes)
        let leaving = carryOver(changes)
        layoutWasInvalidated()
        prepareLayoutIfNeeded()
        UIView.animate(withDuration: UICollectionView.updateDuration) {
            for (_, view) in leaving { view.alpha = 0 }
            self.fadeInNewCells { self.layoutIfNeeded() }
        } completion: { finished in
            for (key, view) in leaving {
                view.alpha = 1
                self.endDisplaying(key, view)
            }
            for completion in completions { completion(finished) }
        }
    }

    /// Gives what shows its new index paths. The result is what has no place any more.
    private func carryOver(_ changes: CollectionUpdates) -> [(ElementKey, UICollectionReusableView)] {
        var leaving: [(ElementKey, UICollectionReusableView)] = []
        var staying: [ElementKey: UICollectionReusableView] = [:]
        for (key, view) in shownInOrder {
            let isReloaded = changes.reloadedItems.contains(key.path) || changes.reloadedSections.contains(key.path.section)
            let path =
                key.kind == nil
                ? changes.item(after: key.path) : changes.section(after: key.path.section).map { IndexPath(item: 0, section: $0) }
            if let path, !isReloaded {
                staying[ElementKey(kind: key.kind, path: path)] = view
            } else {
                leaving.append((key, view))
            }
        }
        shown = staying
        carryOverPreparedCells(changes)
        selectedPaths = selectedPaths.compactMap { changes.item(after: $0) }
        if let path = highlightedPath { highlightedPath = changes.item(after: path) }
        return leaving
    }

    private func carryOverPreparedCells(_ changes: CollectionUpdates) {
        giveUpPreparedCells { path in
            let isReloaded = changes.reloadedItems.contains(path) || changes.reloadedSections.contains(path.section)
            return isReloaded || changes.item(after: path) == nil
        }
        let cells = prepared
        prepared = [:]
        for (path, cell) in cells {
            if let path = changes.item(after: path) { prepared[path] = cell }
        }
    }

    /// Runs the layout; the cells that it makes come out of nothing.
    private func fadeInNewCells(_ layout: () -> Void) {
        let before = Set(shown.keys)
        layout()
        for (key, view) in shownInOrder where !before.contains(key) {
            let alpha = view.alpha
            UIView.performWithoutAnimation { view.alpha = 0 }
            view.alpha = alpha
        }
    }
}
