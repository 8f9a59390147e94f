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

    /// What shows, in an order that does not change from run to run: it decides which view is used again first.
    var shownInOrder: [(key: TableElement, value: UIView)] {
        shown.sorted { $0.key < $1.key }
    }

    // MARK: What is in sight

    /// The elements that have something between two offsets, from top to bottom. A plain table's headers and footers stay in sight as long as
    /// their section has something there.
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

    /// Finds out the heights of what lies between two offsets, until nothing there is estimated. What is seen stays where it is: the content
    /// moves by what comes out above it.
    ///
    /// - Parameter isStill: whether nothing is seen yet, or all of it may move.
    /// - Returns: by how much the content has to move.
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

    /// Whether an element's height is to be found out: it is an estimate, or that of a cell which shows the row no longer. The next one may want
    /// another.
    private func isUnsettled(_ element: TableElement) -> Bool {
        guard geometry.isExact(element) else { return true }
        guard areRowsSelfSized, let path = element.path, geometry.height(of: element) > 0 else { return false }
        return shown[element] == nil && prepared[path] == nil && made[element] == nil
    }

    /// Finds out an element's height, and the estimates of those near to it. The result is by how much what lies above the anchor has grown.
    func settle(_ element: TableElement, keeping anchor: TableElement?) -> CGFloat {
        let neighbours = estimateRows(near: element, above: anchor)
        let difference = settle(element)
        guard let anchor else { return 0 }
        return neighbours + (element < anchor ? difference : 0)
    }

    /// The first row that is seen, if the content has moved on by as much.
    func topmostRow(shiftedBy shift: CGFloat) -> TableElement? {
        shown.keys.filter { $0.row != nil && isInSight($0, shiftedBy: shift) }.min()
    }

    private func isInSight(_ element: TableElement, shiftedBy shift: CGFloat) -> Bool {
        guard geometry.contains(element) else { return false }
        let start = geometry.offset(of: element) - shift
        return start < bounds.maxY && start + geometry.height(of: element) > bounds.minY
    }

    /// The content has become longer or shorter, and what is seen is to stay where it is.
    func keepContent(shiftedBy shift: CGFloat) {
        let size = CGSize(width: bounds.width, height: geometry.contentHeight)
        let way = CGPoint(x: 0, y: shift)
        if flight == nil, drag == nil {
            // Content at rest is put into its range when its size changes, so that it has to be at its place before.
            shiftContent(by: way)
            contentSize = size
        } else {
            contentSize = size
            let target = flight?.reason == .request ? flight?.target : nil
            shiftContent(by: way)
            // An offset that the app has asked for stays what it is: the content's beginning, for one.
            if let target { flight?.retarget(to: target) }
            aimFlightAnew()
        }
        retargetScrolling()
    }

    /// Takes away what has left sight, and makes views for what has come into it.
    func showVisibleElements() {
        guard bounds.width > 0, bounds.height > 0, !isShowing else { return }
        isShowing = true
        defer { isShowing = false }
        endDisplayingReloaded()
        let generation = generation
        // Content that rests at its beginning stays there.
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
            // The delegate may have taken it back.
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

    /// What showed before a reload leaves.
    func endDisplayingReloaded() {
        let views = shownBeforeReload
        shownBeforeReload = []
        for (element, view) in views { endDisplaying(element, view) }
    }

    /// A view has left sight: it is kept ready for its row, or waits to be used again. Whether it leaves the hierarchy, Apple does not say.
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
