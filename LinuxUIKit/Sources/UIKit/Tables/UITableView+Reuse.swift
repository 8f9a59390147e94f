extension UITableView {
    func dequeueCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let reconfigured, reconfigured.cell.reuseIdentifier == identifier { return reconfigured.cell }
        guard
            let (cell, isUsedAgain) = cells.dequeue(
                identifier,
                making: { type in
                    DynamicInstantiation.makeCell(type, reuseIdentifier: identifier)
                }
            )
        else { return nil }
        cell.surroundings = cellSurroundings
        if isUsedAgain {
            cell.setSelected(false, animated: false)
            cell.setHighlighted(false, animated: false)
            cell.setEditing(false, animated: false)
            cell.prepareForReuse()
        }
        return cell
    }

    func dequeueCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure(
                "NSInternalInconsistencyException: unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
                    + "for the identifier or connect a prototype cell in a storyboard"
            )
        }
        let element = TableElement.row(indexPath)
        if reconfigured == nil, isGeometryValid, geometry.contains(element) {
            UIView.performWithoutAnimation { cell.frame.size = naturalFrame(of: element).size }
        }
        return cell
    }

    func dequeueHeaderOrFooter(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        guard
            let (view, isUsedAgain) = headersAndFooters.dequeue(
                identifier,
                making: { type in
                    DynamicInstantiation.makeHeaderFooterView(type, reuseIdentifier: identifier)
                }
            )
        else { return nil }
        if isUsedAgain { view.prepareForReuse() }
        return view
    }

    // MARK: Making

    /// The reuse identifier of headers and footers that show the data source's titles.
    private static let titleIdentifier = "UITableView.title"

    /// Returns the view of an element, made before or now, or `nil` for a section without a header or footer.
    func makeView(for element: TableElement) -> UIView? {
        if let view = made.removeValue(forKey: element) { return view }
        let view: UIView? =
            if let path = element.path { prepared.removeValue(forKey: path) ?? makeCell(at: path) } else { makeHeaderOrFooter(element) }
        // A view is measured before the table adds it. Without this, the view would be measured with other traits than those in the table.
        if let view, view.superview == nil, view.appliedTraits != traitCollection {
            traitCollection.performAsCurrent { view.propagateTraits() }
        }
        return view
    }

    /// Returns the view for measuring an element: the shown view, or a new view that waits to be shown.
    func viewToMeasure(for element: TableElement) -> UIView? {
        if let view = shown[element] { return view }
        let view = makeView(for: element)
        made[element] = view
        return view
    }

    func makeCell(at path: IndexPath) -> UITableViewCell? {
        guard let dataSource else { return nil }
        var result: UITableViewCell?
        // A new cell appears in its place, even inside an animation.
        UIView.performWithoutAnimation {
            let cell = dataSource.tableView(self, cellForRowAt: path)
            cell.tableView = self
            cell.surroundings = cellSurroundings
            let level = delegate?.tableView(self, indentationLevelForRowAt: path) ?? UnansweredRequest.level
            if level != UnansweredRequest.level { cell.indentationLevel = level }
            updateEditing(of: cell, at: path, animated: false)
            cell.setSelected(selectedPaths.contains(path), animated: false)
            cell.setHighlighted(highlightedPath == path, animated: false)
            result = cell
        }
        return result
    }

    private func makeHeaderOrFooter(_ element: TableElement) -> UIView? {
        var view: UIView?
        if element.isHeader, heightRules.givesHeaders {
            view = delegate?.tableView(self, viewForHeaderInSection: element.section)
        } else if element.isFooter, heightRules.givesFooters {
            view = delegate?.tableView(self, viewForFooterInSection: element.section)
        }
        if view === UnansweredRequest.view { view = nil }
        guard view == nil, let title = title(of: element) else { return placed(view, element) }
        headersAndFooters.register(UITableViewHeaderFooterView.self, for: UITableView.titleIdentifier)
        let titled = dequeueReusableHeaderFooterView(withIdentifier: UITableView.titleIdentifier)
        titled?.textLabel?.text = style != .plain && element.isHeader ? title.uppercased() : title
        return placed(titled, element)
    }

    private func placed(_ view: UIView?, _ element: TableElement) -> UIView? {
        let margin = CellMetrics.margin(forWidth: bounds.width)
        (view as? UITableViewHeaderFooterView)?.place = .init(style: style, isHeader: element.isHeader, margin: margin)
        return view
    }

    /// Gives up the views that were made for measuring and aren't shown, so that other elements can reuse them.
    func giveUpMadeViews() {
        for (_, view) in made.sorted(by: { $0.key < $1.key }) { enqueue(view) }
        made = [:]
    }

    func enqueue(_ view: UIView) {
        if let cell = view as? UITableViewCell {
            cells.enqueue(cell, identifier: cell.reuseIdentifier)
        } else if let view = view as? UITableViewHeaderFooterView {
            headersAndFooters.enqueue(view, identifier: view.reuseIdentifier)
        }
    }
}
