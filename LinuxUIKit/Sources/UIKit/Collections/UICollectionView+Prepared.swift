/// Cells that are prepared before they become visible, or kept after they were visible.
extension UICollectionView {
    /// The greatest number of prepared cells before the visible cells, and after them.
    var preparedLimit: Int { isPrefetchingEnabled ? Platform.current.behavior.preparedCells.count : 0 }

    /// Keeps the prepared cells that are next to the visible cells, and gives up the others. Prepares one more cell ahead of the scrolling.
    func prepareCellsNearby() {
        let limit = preparedLimit
        guard limit > 0 || !prepared.isEmpty else { return }
        let visible = visiblePathsInOrder
        let scrolled = scrollDirectionSinceLastPass
        guard let first = visible.first, let last = visible.last else { return giveUpPreparedCells() }
        let before = Set(paths(from: first, step: itemBefore, count: limit))
        let after = paths(from: last, step: itemAfter, count: limit)
        giveUpPreparedCells { !before.contains($0) && !after.contains($0) }
        let ahead = scrolled > 0 ? after : scrolled < 0 ? paths(from: first, step: itemBefore, count: limit) : []
        if let next = ahead.first(where: { prepared[$0] == nil }) { prepareCell(at: next) }
        for (path, cell) in prepared.sorted(by: { $0.key < $1.key }) where cell.measurement == .due && cell.superview != nil {
            if let attributes = collectionViewLayout.layoutAttributesForItem(at: path) { measureAhead(cell, attributes) }
        }
    }

    /// Gives up prepared cells, so that any item may reuse them.
    func giveUpPreparedCells(where condition: (IndexPath) -> Bool = { _ in true }) {
        for (path, cell) in prepared.sorted(by: { $0.key < $1.key }) where condition(path) {
            prepared[path] = nil
            reuse.enqueue(cell, kind: nil)
        }
    }

    private func prepareCell(at path: IndexPath) {
        guard let dataSource, let attributes = collectionViewLayout.layoutAttributesForItem(at: path) else { return }
        UIView.performWithoutAnimation {
            let cell = requestCell(at: path, from: dataSource)
            prepared[path] = cell
            cell.listView = self
            cell.take(attributes, origin: origin(of: attributes))
            cell.isSelected = selectedPaths.contains(path)
            guard Platform.current.behavior.reusableViews == .stayHidden else { return }
            cell.isHidden = true
            cell.forgetTakenAttributes()
            place(cell, in: attributes.orthogonalSection.flatMap { orthogonalViews[$0] } ?? self)
        }
    }

    /// The direction in which the content has moved, along the axis of the larger movement: 1 is forward, -1 is back, 0 is no movement.
    private var scrollDirectionSinceLastPass: Int {
        defer { offsetOfLastPass = contentOffset }
        let way = CGPoint(x: contentOffset.x - offsetOfLastPass.x, y: contentOffset.y - offsetOfLastPass.y)
        let length = abs(way.y) >= abs(way.x) ? way.y : way.x
        return length > 0 ? 1 : length < 0 ? -1 : 0
    }

    private func paths(from path: IndexPath, step: @escaping (IndexPath) -> IndexPath?, count: Int) -> [IndexPath] {
        Array(sequence(first: path, next: step).dropFirst().prefix(count))
    }

    private func itemAfter(_ path: IndexPath) -> IndexPath? {
        if path.item + 1 < numberOfItems(inSection: path.section) { return IndexPath(item: path.item + 1, section: path.section) }
        let section = (path.section + 1..<numberOfSections).first { numberOfItems(inSection: $0) > 0 }
        return section.map { IndexPath(item: 0, section: $0) }
    }

    private func itemBefore(_ path: IndexPath) -> IndexPath? {
        if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
        let section = (0..<path.section).last { numberOfItems(inSection: $0) > 0 }
        return section.map { IndexPath(item: numberOfItems(inSection: $0) - 1, section: $0) }
    }
}
