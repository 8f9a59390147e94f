extension UICollectionView {
    /// How long cells take to their new places, in seconds; chosen, since Apple publishes no number.
    private static let updateDuration: TimeInterval = 0.3

    func performUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        bringLayoutUpToDate()
        updateDepth += 1
        updates?()
        updateDepth -= 1
        if let completion { updateCompletions.append(completion) }
        if updateDepth == 0 { applyUpdates() }
    }

    /// Changes that were found out as a whole.
    func record(_ changes: CollectionUpdates) {
        record { $0 = changes }
    }

    /// Makes a layout that is due, with the cells that it requests, before an update: its index paths are those before the update, and the
    /// counts are what the update is checked against.
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

    /// The layout's word on where the content is to lie when the update has come to its end.
    private func followTargetOffset() {
        let target = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
        if target != contentOffset { setContentOffset(target, animated: false) }
    }

    /// Gives what shows its new index paths. The result is what has no place any more.
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

    /// Gives up the supplementary and decoration views that the layout takes away or replaces, besides those whose sections go.
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

    /// Headers and footers go with their sections, those of the whole layout stay.
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

    /// Runs the layout; the cells that it makes come out of nothing.
    private func bringInNewCells(_ layout: () -> Void) {
        let before = Set(shown.keys)
        layout()
        for (key, view) in shownInOrder where !before.contains(key) { bringIn(key, view) }
    }
}
