extension UICollectionView {
    /// The duration of the animation of cells, in seconds. The number is chosen, since Apple publishes none.
    private static let updateDuration: TimeInterval = 0.3

    func performUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        bringLayoutUpToDate()
        updateDepth += 1
        updates?()
        updateDepth -= 1
        if let completion { updateCompletions.append(completion) }
        if updateDepth == 0 { applyUpdates() }
    }

    /// Records changes that were computed as a whole.
    func record(_ changes: CollectionUpdates) {
        record { $0 = changes }
    }

    /// Performs a pending layout pass, with its requests for cells, before an update. Index paths of the layout pass are those before the
    /// update. The update's counts are checked against the counts before the update.
    private func bringLayoutUpToDate() {
        guard updateDepth == 0 else { return }
        layoutTree()
        _ = knownCounts
    }

    func record(_ change: (inout CollectionUpdates) -> Void) {
        bringLayoutUpToDate()
        var pending = updates ?? CollectionUpdates()
        change(&pending)
        updates = pending
        if updateDepth == 0 { applyUpdates() }
    }

    private func applyUpdates() {
        let changes = updates ?? CollectionUpdates()
        let paths = CollectionUpdatePaths(changes)
        let completions = updateCompletions
        updates = nil
        updateCompletions = []
        swipeActions?.close()
        takeCounts(after: changes, paths)
        var leaving = carryOver(paths)
        if !changes.movesNothing {
            collectionViewLayout.itemsMoved { paths.isReloaded($0) ? nil : paths.item(after: $0) }
            invalidateLayout(everything: false, counts: changes.changesCounts)
        }
        reconfigureCells(at: changes.reconfiguredItems.compactMap { paths.item(after: $0) })
        prepareLayoutIfNeeded()
        collectionViewLayout.prepare(forCollectionViewUpdates: changes.items(paths))
        leaving += giveUpReplacedElements(changes, paths)
        let dismissed = leaving.map { LeavingElement(key: $0.0, view: $0.1, final: finalAttributes(of: $0.0)) }
        UIView.animate(withDuration: UICollectionView.updateDuration, delay: 0, options: .ofUpdates) {
            self.dismiss(dismissed)
            self.bringInNewCells {
                self.followTargetOffset()
                self.layoutIfNeeded()
            }
            self.collectionViewLayout.finalizeCollectionViewUpdates()
        } completion: { finished in
            for (key, view) in leaving {
                view.alpha = 1
                self.endDisplaying(key, view)
            }
            for completion in completions { completion(finished) }
        }
    }

    /// Scrolls to the offset that the layout chooses for the end of the update.
    private func followTargetOffset() {
        let target = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
        if target != contentOffset { setContentOffset(target, animated: false) }
    }

    /// Gives the shown elements their new index paths. Returns the elements that have no place after the update.
    private func carryOver(_ paths: CollectionUpdatePaths) -> [(ElementKey, UICollectionReusableView)] {
        var leaving: [(ElementKey, UICollectionReusableView)] = []
        var staying: [ElementKey: UICollectionReusableView] = [:]
        for (key, view) in shownInOrder {
            if !paths.isReloaded(key.path), let path = path(of: key, after: paths) {
                staying[ElementKey(kind: key.kind, path: path, isDecoration: key.isDecoration)] = view
            } else {
                leaving.append((key, view))
            }
        }
        shown = staying
        carryOverPreparedCells(paths)
        selectedPaths = selectedPaths.compactMap { paths.item(after: $0) }
        if let path = highlightedPath { highlightedPath = paths.item(after: path) }
        carryOverOrthogonalSections(paths)
        return leaving
    }

    /// Removes the supplementary and decoration views that the layout deletes or replaces. Views of deleted sections are removed elsewhere.
    private func giveUpReplacedElements(
        _ changes: CollectionUpdates,
        _ paths: CollectionUpdatePaths
    ) -> [(ElementKey, UICollectionReusableView)] {
        let layout = collectionViewLayout
        var kinds: [ElementKey] = []
        for (key, _) in shownInOrder where key.kind != nil && !kinds.contains(where: { $0.hasKind(of: key) }) { kinds.append(key) }
        let replaced = kinds.flatMap { sample -> [ElementKey] in
            guard let kind = sample.kind else { return [] }
            let isDecoration = sample.isDecoration
            func key(_ path: IndexPath) -> ElementKey { ElementKey(kind: kind, path: path, isDecoration: isDecoration) }
            let deleted =
                isDecoration
                ? layout.indexPathsToDeleteForDecorationView(ofKind:) : layout.indexPathsToDeleteForSupplementaryView(ofKind:)
            let inserted =
                isDecoration
                ? layout.indexPathsToInsertForDecorationView(ofKind:) : layout.indexPathsToInsertForSupplementaryView(ofKind:)
            return (changes.deletes ? deleted(kind).compactMap { path(of: key($0), after: paths) } : []).map(key)
                + (changes.inserts ? inserted(kind).map(key) : [])
        }
        return replaced.compactMap { key in shown.removeValue(forKey: key).map { (key, $0) } }
    }

    /// Returns the key's index path after the update, or `nil` if the element is gone. Headers and footers move with their section. Those
    /// of the whole layout stay.
    private func path(of key: ElementKey, after paths: CollectionUpdatePaths) -> IndexPath? {
        guard key.kind != nil else { return paths.item(after: key.path) }
        guard key.path.count == 2 else { return key.path }
        return paths.section(after: key.path.section).map { IndexPath(item: key.path.item, section: $0) }
    }

    private func carryOverPreparedCells(_ paths: CollectionUpdatePaths) {
        giveUpPreparedCells { paths.isReloaded($0) || paths.item(after: $0) == nil }
        let cells = prepared
        prepared = [:]
        for (path, cell) in cells {
            if let path = paths.item(after: path) { prepared[path] = cell }
        }
    }

    /// Runs a layout, and animates the appearance of the new elements.
    private func bringInNewCells(_ layout: () -> Void) {
        let before = Set(shown.keys)
        layout()
        for (key, view) in shownInOrder where !before.contains(key) { bringIn(key, view) }
    }
}
