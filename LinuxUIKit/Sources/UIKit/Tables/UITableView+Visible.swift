extension UITableView {
    var visiblePaths: [IndexPath]? {
        let paths = shown.keys.sorted().compactMap(\.path)
        return paths.isEmpty ? nil : paths
    }

    func knownPath(for cell: UITableViewCell) -> IndexPath? {
        if let path = shown.first(where: { $0.value === cell })?.key.path { return path }
        guard Platform.current.behavior.pathsOfPreparedCells == .known else { return nil }
        return prepared.first { $0.value === cell }?.key
    }

    /// The shown views in a fixed order. The order decides about reuse: without it, runs of the same program would reuse different views.
    var shownInOrder: [(key: TableElement, value: UIView)] {
        shown.sorted { $0.key < $1.key }
    }

    // MARK: What is in sight

    /// Returns the elements that lie at least partly between two offsets, from top to bottom. In a plain table, headers and footers stay
    /// visible as long as a part of their section lies there.
    func elements(from low: CGFloat, to high: CGFloat) -> [TableElement] {
        geometry.sections(from: low, to: high).flatMap { section in
            let rows = geometry.rows(of: section, from: low, to: high).map { TableElement.row($0, in: section) }
            let header = [TableElement.header(section)].filter { isBetween(low, high, $0) }
            return header + rows + [TableElement.footer(section)].filter { isBetween(low, high, $0) }
        }
    }

    private func isBetween(_ low: CGFloat, _ high: CGFloat, _ element: TableElement) -> Bool {
        let (start, height) = (geometry.offset(of: element), geometry.height(of: element))
        guard height > 0 || !geometry.isExact(element) else { return false }
        return style == .plain ? geometry.end(of: element.section) > low : start < high && start + height > low
    }

    /// Finds out the heights of the elements between two offsets, until none of them is an estimate. The visible rows stay in place: the
    /// content moves by the growth above them.
    ///
    /// - Parameter isStill: Whether no row is visible yet, or all rows may move.
    /// - Returns: The distance by which the content has to move.
    func settle(from low: CGFloat, to high: CGFloat, isStill: Bool = false) -> CGFloat {
        var shift: CGFloat = 0
        let generation = generation
        while true {
            let elements = elements(from: low + shift, to: high + shift)
            guard let next = elements.first(where: isUnsettled) else { return shift }
            shift += settle(next, keeping: isStill ? nil : topmostRow(shiftedBy: shift) ?? elements.first)
            guard generation == self.generation else { return shift }
        }
    }

    /// Returns whether the height of an element has to be found out. The height may be an estimate, or come from a cell that no longer
    /// shows the row. The row's next cell may need another height.
    private func isUnsettled(_ element: TableElement) -> Bool {
        guard geometry.isExact(element) else { return true }
        guard areRowsSelfSized, let path = element.path, geometry.height(of: element) > 0 else { return false }
        return shown[element] == nil && prepared[path] == nil && made[element] == nil
    }

    /// Finds out the height of an element, and the estimates of the rows nearby. Returns the number of points by which the elements above
    /// the anchor have grown.
    func settle(_ element: TableElement, keeping anchor: TableElement?) -> CGFloat {
        let neighbours = estimateRows(near: element, above: anchor)
        let difference = settle(element)
        guard let anchor else { return 0 }
        return neighbours + (element < anchor ? difference : 0)
    }

    /// Returns the first row that would be visible after the content has moved by `shift`.
    func topmostRow(shiftedBy shift: CGFloat) -> TableElement? {
        shown.keys.filter { $0.row != nil && isInSight($0, shiftedBy: shift) }.min()
    }

    private func isInSight(_ element: TableElement, shiftedBy shift: CGFloat) -> Bool {
        guard geometry.contains(element) else { return false }
        let start = geometry.offset(of: element) - shift
        return start < bounds.maxY && start + geometry.height(of: element) > bounds.minY
    }

    /// Updates the length of the content, and moves the content by `shift`. The visible rows stay in place.
    func keepContent(shiftedBy shift: CGFloat) {
        let size = CGSize(width: bounds.width, height: geometry.contentHeight)
        let way = CGPoint(x: 0, y: shift)
        if flight == nil, drag == nil {
            // A change of `contentSize` moves resting content into its range. Therefore, the content must be in its place before.
            shiftContent(by: way)
            contentSize = size
        } else {
            contentSize = size
            let target = flight?.reason == .request ? flight?.target : nil
            shiftContent(by: way)
            // An offset that the app has requested stays the same, for example the beginning of the content.
            if let target { flight?.retarget(to: target) }
            aimFlightAnew()
        }
        retargetScrolling()
    }

    /// Removes the views that have left the visible area, and makes views for the elements that have come into it.
    func showVisibleElements() {
        guard bounds.width > 0, bounds.height > 0, !isShowing else { return }
        isShowing = true
        defer { isShowing = false }
        endDisplayingReloaded()
        let generation = generation
        // Content that rests at its beginning stays at its beginning.
        let isAtBeginning = flight == nil && drag == nil && bounds.minY <= -adjustedContentInset.top
        let shift = settle(from: bounds.minY, to: bounds.maxY, isStill: isAtBeginning)
        guard generation == self.generation else { return }
        keepContent(shiftedBy: shift)
        let wanted = elementsInSight
        let isWanted = Set(wanted)
        for (element, view) in shownInOrder where !isWanted.contains(element) {
            shown[element] = nil
            endDisplaying(element, view, keepingReady: true)
        }
        for element in wanted {
            if let view = shown[element] { place(view, element) } else { show(element) }
            guard generation == self.generation else { return }
        }
        placeEdgeViews()
        giveUpMadeViews()
        prepareRowsNearby()
    }

    var elementsInSight: [TableElement] {
        elements(from: bounds.minY, to: bounds.maxY).filter { element in
            let frame = frame(of: element)
            return frame.height > 0 && frame.minY < bounds.maxY && frame.maxY > bounds.minY
        }
    }

    func show(_ element: TableElement) {
        UIView.performWithoutAnimation {
            guard let view = makeView(for: element) else { return }
            shown[element] = view
            view.isHidden = false
            view.alpha = 1
            place(view, element)
            tellWillDisplay(element, view)
            // The delegate may have removed the element during the call.
            guard shown[element] === view else { return }
            add(view, isCell: element.row != nil)
        }
    }

    private func tellWillDisplay(_ element: TableElement, _ view: UIView) {
        if let path = element.path {
            if let cell = view as? UITableViewCell { delegate?.tableView(self, willDisplay: cell, forRowAt: path) }
        } else if element.isHeader {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: element.section)
        } else {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: element.section)
        }
    }

    /// Ends the display of the views that were shown before a reload.
    func endDisplayingReloaded() {
        let views = shownBeforeReload
        shownBeforeReload = []
        for (element, view) in views { endDisplaying(element, view) }
    }

    /// Ends the display of a view that is no longer visible. The view stays prepared for its row, or waits for reuse. Apple does not say
    /// whether the view leaves the hierarchy.
    func endDisplaying(_ element: TableElement, _ view: UIView, keepingReady: Bool = false) {
        if swipeActions?.row?.cell === view { swipeActions?.close(animated: false) }
        let cell = element.row == nil ? nil : view as? UITableViewCell
        if Platform.current.behavior.reusableViews == .stayHidden, cell?.reuseIdentifier != nil {
            view.isHidden = true
        } else {
            view.removeFromSuperview()
        }
        if let cell, let path = element.path, keepingReady, preparedLimit > 0 {
            prepared[path] = cell
        } else {
            enqueue(view)
        }
        if let path = element.path {
            if let cell { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
        } else if element.isHeader {
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: element.section)
        } else {
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: element.section)
        }
    }
}
