/// Prepares rows before they become visible, and keeps rows that were visible.
extension UITableView {
    /// The number of rows that are announced ahead of the visible rows: chosen, since Apple publishes no number.
    private static let prefetchLimit = 10

    /// The maximum number of prepared cells on either side of the visible rows.
    var preparedLimit: Int { isPrefetchingEnabled ? Platform.current.behavior.preparedCells.count : 0 }

    /// Keeps the prepared cells next to the visible rows, and gives up the others. Prepares one more cell in the direction of scrolling,
    /// and announces the rows there.
    func prepareRowsNearby() {
        let way = contentOffset.y - offsetOfLastPass.y
        offsetOfLastPass = contentOffset
        guard preparedLimit > 0 || !prepared.isEmpty || prefetchDataSource != nil else { return }
        let visible = indexPathsForVisibleRows ?? []
        guard let first = visible.first, let last = visible.last else { return giveUpPreparedCells() }
        let before = paths(from: first, step: rowBefore, count: preparedLimit)
        let after = paths(from: last, step: rowAfter, count: preparedLimit)
        giveUpPreparedCells { !before.contains($0) && !after.contains($0) }
        let ahead = way > 0 ? after : way < 0 ? before : []
        if let next = ahead.first(where: { prepared[$0] == nil }) { prepareCell(at: next) }
        if arePreparedCellsOutdated {
            arePreparedCellsOutdated = false
            for (path, cell) in prepared.sorted(by: { $0.key < $1.key }) { measureAhead(cell, at: path) }
        }
        guard way != 0 else { return }
        announce(paths(from: way > 0 ? last : first, step: way > 0 ? rowAfter : rowBefore, count: UITableView.prefetchLimit), visible)
    }

    private func announce(_ rows: [IndexPath], _ visible: [IndexPath]) {
        guard isPrefetchingEnabled, let prefetchDataSource else { return }
        let new = rows.filter { !prefetched.contains($0) }
        let past = prefetched.filter { !rows.contains($0) && !visible.contains($0) }
        prefetched = rows
        if !past.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: past) }
        if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
    }

    /// Gives up prepared cells, so that any row can reuse them.
    func giveUpPreparedCells(where condition: (IndexPath) -> Bool = { _ in true }) {
        for (path, cell) in prepared.sorted(by: { $0.key < $1.key }) where condition(path) {
            prepared[path] = nil
            enqueue(cell)
        }
    }

    private func prepareCell(at path: IndexPath) {
        guard let cell = makeCell(at: path) else { return }
        prepared[path] = cell
        if areRowsSelfSized { geometry.doubt(.row(path)) }
        UIView.performWithoutAnimation { cell.frame = naturalFrame(of: .row(path)) }
        guard Platform.current.behavior.reusableViews == .stayHidden else { return }
        cell.isHidden = true
        if cell.superview !== self { insertSubview(cell, at: backgroundCount) }
        measureAhead(cell, at: path)
    }

    private func paths(from path: IndexPath, step: @escaping (IndexPath) -> IndexPath?, count: Int) -> [IndexPath] {
        Array(sequence(first: path, next: step).dropFirst().prefix(count))
    }

    private func rowAfter(_ path: IndexPath) -> IndexPath? {
        let sections = geometry.sections
        if path.row + 1 < sections[path.section].rows.count { return IndexPath(row: path.row + 1, section: path.section) }
        let section = (path.section + 1..<sections.count).first { sections[$0].rows.count > 0 }
        return section.map { IndexPath(row: 0, section: $0) }
    }

    private func rowBefore(_ path: IndexPath) -> IndexPath? {
        if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
        let sections = geometry.sections
        let section = (0..<path.section).last { sections[$0].rows.count > 0 }
        return section.map { IndexPath(row: sections[$0].rows.count - 1, section: $0) }
    }
}
