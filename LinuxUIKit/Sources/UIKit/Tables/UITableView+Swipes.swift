extension UITableView: SwipeableList {
    var backgroundCount: Int { backgroundView?.superview === self ? 1 : 0 }

    /// Returns the row around a view, or `nil` if the row can't be swiped. No row can be swiped in editing mode, or if the data source
    /// forbids editing the row.
    func swipeableRow(around view: UIView) -> (cell: UIView, path: IndexPath)? {
        guard !ownEditing, let (element, cell) = shown.first(where: { $0.key.row != nil && view.isDescendant(of: $0.value) }),
            let path = element.path, dataSource?.tableView(self, canEditRowAt: path) ?? false
        else { return nil }
        return (cell, path)
    }

    func swipeActionsConfiguration(at path: IndexPath, edge: SwipeEdge) -> UISwipeActionsConfiguration? {
        switch edge {
        case .leading: delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        case .trailing: delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        }
    }

    func placeSwipedCell(_ cell: UIView) {
        if let element = shown.first(where: { $0.value === cell })?.key { place(cell, element) }
    }

    func swipeWillBegin(at path: IndexPath) {
        delegate?.tableView(self, willBeginEditingRowAt: path)
    }

    func swipeDidChange(_ cell: UIView, hasEnded: Bool) {
        guard hasEnded else { return }
        delegate?.tableView(self, didEndEditingRowAt: shown.first { $0.value === cell }?.key.path)
    }
}
