extension UITableView {
    func changeEditing(_ editing: Bool, animated: Bool) {
        swipeActions?.close(animated: animated)
        guard editing != ownEditing else { return }
        ownEditing = editing
        selectRow(at: nil, animated: animated, scrollPosition: .none)
        for (path, cell) in prepared { updateEditing(of: cell, at: path, animated: false) }
        for (element, view) in shownInOrder {
            guard let path = element.path, let cell = view as? UITableViewCell else { continue }
            updateEditing(of: cell, at: path, animated: animated)
        }
    }

    /// Begins or ends the editing mode of a cell, with the control that the data source and the delegate choose.
    func updateEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
        let isEdited = ownEditing && dataSource?.tableView(self, canEditRowAt: path) ?? true
        if isEdited {
            cell.editingStyle = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
            cell.shouldIndentWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        }
        if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: animated) }
    }
}
