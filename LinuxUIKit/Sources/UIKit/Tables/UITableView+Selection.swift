extension UITableView {
    func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in selectedPaths { setSelected(false, at: path, animated: animated) }
            return
        }
        if !allowsSeveral { for path in selectedPaths where path != indexPath { setSelected(false, at: path, animated: animated) } }
        setSelected(true, at: indexPath, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    var allowsAny: Bool { isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection }
    private var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    func setSelected(_ isSelected: Bool, at path: IndexPath, animated: Bool) {
        selectedPaths.removeAll { $0 == path }
        if isSelected { selectedPaths.append(path) }
        cellForRow(at: path)?.setSelected(isSelected, animated: animated)
    }

    // MARK: By the user

    func highlightRow(at point: CGPoint) {
        guard allowsAny, highlightedPath == nil, let path = indexPathForRow(at: point), let cell = cellForRow(at: path) else { return }
        // A touch on a header or footer that lies over a row doesn't count for the row.
        guard !shown.contains(where: { $0.key.row == nil && $0.value.frame.contains(point) }) else { return }
        guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        highlightedPath = path
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    /// Ends the highlight after the finger has gone. If the finger lifted on the highlighted row, the row is selected.
    func finishHighlight(selecting path: IndexPath?) {
        guard let highlighted = highlightedPath else { return }
        highlightedPath = nil
        let cell = cellForRow(at: highlighted)
        let isChosen = path == highlighted && allowsAny
        // Without this condition, a row would flash between its highlight and its selection.
        if !isChosen { cell?.setHighlighted(false, animated: false) }
        delegate?.tableView(self, didUnhighlightRowAt: highlighted)
        if isChosen {
            if allowsSeveral, selectedPaths.contains(highlighted) {
                deselectByUser(highlighted)
            } else {
                selectByUser(highlighted)
            }
            cell?.setHighlighted(false, animated: false)
        }
    }

    func selectByUser(_ highlighted: IndexPath) {
        let answer = delegate.map { $0.tableView(self, willSelectRowAt: highlighted) } ?? highlighted
        guard let path = answer else { return }
        if !allowsSeveral {
            for other in selectedPaths where other != path { deselectByUser(other) }
        }
        setSelected(true, at: path, animated: false)
        delegate?.tableView(self, didSelectRowAt: path)
    }

    private func deselectByUser(_ path: IndexPath) {
        let answer = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
        guard let path = answer else { return }
        setSelected(false, at: path, animated: false)
        delegate?.tableView(self, didDeselectRowAt: path)
    }
}
