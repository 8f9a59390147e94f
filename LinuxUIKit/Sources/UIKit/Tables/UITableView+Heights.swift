/// The heights of a table's elements: the source of each height, and the time of the request.
extension UITableView {
    /// Returns the geometry. If the geometry is outdated, it is made first.
    func validGeometry() -> TableGeometry {
        prepareGeometryIfNeeded()
        return geometry
    }

    /// Marks the geometry as outdated, since the delegate or a property has changed on which the heights depend.
    func geometryIsOutdated() {
        isGeometryValid = false
        setNeedsLayout()
    }

    func prepareGeometryIfNeeded() {
        guard !isGeometryValid, !isMakingGeometry else { return }
        makeGeometry(counts: askedCounts())
        keepContent(shiftedBy: 0)
    }

    /// Returns the number of rows in each section, from the data source.
    func askedCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
    }

    /// Makes the geometry anew. The geometry counts as valid from the beginning: the app may query rows while the table requests heights.
    func makeGeometry(counts: [Int], carrying carry: (inout TableGeometry) -> Void = { _ in }) {
        isMakingGeometry = true
        isGeometryValid = true
        arePreparedCellsOutdated = true
        defer { isMakingGeometry = false }
        var first: (element: TableElement, height: CGFloat)?
        heightRules = TableHeightRules(keeping: heightRules)
        geometry = TableGeometry(
            counts.map { TableGeometry.Section(rows: RowHeights(count: $0, typical: CellMetrics.rowHeight, isUniform: true)) }
        )
        if let section = counts.firstIndex(where: { $0 > 0 }) {
            let path = IndexPath(row: 0, section: section)
            if let height = findRowRule(askingAt: path) { first = (.row(path), height) }
        }
        findHeaderRules(hasSections: !counts.isEmpty)
        let sections = counts.enumerated().map { makeSection($0.offset, count: $0.element) }
        geometry = TableGeometry(sections)
        if let first, first.height >= 0 { geometry.set(first.height, of: first.element) }
        carry(&geometry)
        takeEdgeHeights()
    }

    /// Finds out the source of the rows' heights. If the delegate was asked for the first row's height, returns this height: without it,
    /// the table would call the delegate twice for the first row.
    private func findRowRule(askingAt path: IndexPath) -> CGFloat? {
        let given = delegate?.tableView(self, heightForRowAt: path).answered
        heightRules.givesRowHeights = given != nil
        if given == nil, rowHeight != UITableView.automaticDimension {
            heightRules.rows = .uniform(max(0, rowHeight))
            return nil
        }
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path).answered
        heightRules.givesRowEstimates = estimate != nil
        if estimate == nil, estimatedRowHeight == 0 {
            heightRules.rows = given == nil ? .uniform(CellMetrics.rowHeight) : .askedForAll
        } else {
            let candidates = [estimate ?? estimatedRowHeight, estimatedRowHeight, given ?? 0, CellMetrics.rowHeight]
            heightRules.rows = .asTheyComeNear(typical: candidates.first { $0 >= 1 } ?? CellMetrics.rowHeight)
        }
        return given
    }

    /// Finds out the delegate's methods for headers and footers, by calls for the first section. A delegate is checked only once.
    private func findHeaderRules(hasSections: Bool) {
        guard hasSections, !heightRules.areHeadersKnown, let delegate else { return }
        heightRules.areHeadersKnown = true
        heightRules.givesHeaderHeights = delegate.tableView(self, heightForHeaderInSection: 0).answered != nil
        heightRules.givesFooterHeights = delegate.tableView(self, heightForFooterInSection: 0).answered != nil
        for element in [TableElement.header(0), .footer(0)] {
            let view =
                element.isHeader
                ? delegate.tableView(self, viewForHeaderInSection: 0) : delegate.tableView(self, viewForFooterInSection: 0)
            let isGiven = view !== UnansweredRequest.view
            if element.isHeader { heightRules.givesHeaders = isGiven } else { heightRules.givesFooters = isGiven }
            // The view is kept. Without this, the delegate would be called again for the same view.
            if isGiven, let view, shown[element] == nil { made[element] = view }
        }
    }

    private func makeSection(_ index: Int, count: Int) -> TableGeometry.Section {
        var section: TableGeometry.Section
        switch heightRules.rows {
        case .uniform(let height):
            section = TableGeometry.Section(rows: RowHeights(count: count, typical: height, isUniform: true))
        case .asTheyComeNear(let typical):
            section = TableGeometry.Section(rows: RowHeights(count: count, typical: typical, isUniform: false))
        case .askedForAll:
            section = TableGeometry.Section(rows: RowHeights(count: count, typical: CellMetrics.rowHeight, isUniform: false))
            for row in 0..<count {
                let height = delegate?.tableView(self, heightForRowAt: IndexPath(row: row, section: index)).answered ?? -1
                section.rows.set(height >= 0 ? height : CellMetrics.rowHeight, of: row, isExact: true)
            }
        }
        section.header = firstHeight(of: .header(index))
        section.footer = firstHeight(of: .footer(index))
        section.padding = padding(aboveHeader: section.header.value)
        return section
    }

    private func padding(aboveHeader height: CGFloat) -> CGFloat {
        guard height > 0 else { return 0 }
        if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
        return style == .plain ? CellMetrics.plainHeaderPadding : 0
    }

    // MARK: Headers and footers

    /// Returns the height from the delegate or from the property, or `automaticDimension` if neither gives one.
    private func givenHeight(of element: TableElement) -> CGFloat {
        let given =
            element.isHeader
            ? heightRules.givesHeaderHeights ? delegate?.tableView(self, heightForHeaderInSection: element.section).answered : nil
            : heightRules.givesFooterHeights ? delegate?.tableView(self, heightForFooterInSection: element.section).answered : nil
        return given ?? (element.isHeader ? sectionHeaderHeight : sectionFooterHeight)
    }

    func title(of element: TableElement) -> String? {
        let title =
            element.isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: element.section)
            : dataSource?.tableView(self, titleForFooterInSection: element.section)
        return title == UnansweredRequest.title ? nil : title
    }

    /// Returns the height of a section's missing header or footer. Plain sections have no space there, but groups have.
    private func gap(at element: TableElement) -> CGFloat {
        guard style != .plain else { return 0 }
        return element.isHeader && element.section == 0 ? CellMetrics.firstGroupGap : CellMetrics.groupGap
    }

    private func firstHeight(of element: TableElement) -> RowHeights.Height {
        let given = givenHeight(of: element)
        if given >= 0 { return RowHeights.Height(value: given, isExact: true) }
        let isViewGiven = element.isHeader ? heightRules.givesHeaders : heightRules.givesFooters
        guard isViewGiven || title(of: element) != nil else { return RowHeights.Height(value: gap(at: element), isExact: true) }
        let estimate =
            element.isHeader
            ? delegate?.tableView(self, estimatedHeightForHeaderInSection: element.section).answered ?? estimatedSectionHeaderHeight
            : delegate?.tableView(self, estimatedHeightForFooterInSection: element.section).answered ?? estimatedSectionFooterHeight
        return RowHeights.Height(value: estimate > 0 ? estimate : CellMetrics.plainHeaderHeight, isExact: false)
    }

    // MARK: Heights of what comes near

    /// Finds out the exact height of an element. Returns the number of points by which the content has grown there.
    func settle(_ element: TableElement) -> CGFloat {
        let generation = generation
        let height = exactHeight(of: element)
        guard generation == self.generation, geometry.contains(element) else { return 0 }
        var difference = geometry.set(height, of: element)
        if element.isHeader { difference += geometry.setPadding(padding(aboveHeader: height), ofSection: element.section) }
        return difference
    }

    private func exactHeight(of element: TableElement) -> CGFloat {
        guard let path = element.path else {
            let given = givenHeight(of: element)
            if given >= 0 { return given }
            return measuredHeight(of: element) ?? gap(at: element)
        }
        return givenRowHeight(at: path) ?? measuredHeight(of: element) ?? 0
    }

    /// Returns the height of a row from the delegate or from the property, or `nil` if the cell decides its height.
    private func givenRowHeight(at path: IndexPath) -> CGFloat? {
        let given = heightRules.givesRowHeights ? delegate?.tableView(self, heightForRowAt: path).answered ?? rowHeight : rowHeight
        return given >= 0 ? given : nil
    }

    /// Whether all rows get their heights from their cells. If a delegate gives the heights, it isn't called again for the same row.
    var areRowsSelfSized: Bool {
        guard case .asTheyComeNear = heightRules.rows else { return false }
        return dataSource != nil && !heightRules.givesRowHeights && rowHeight < 0
    }

    private func measuredHeight(of element: TableElement) -> CGFloat? {
        guard let view = viewToMeasure(for: element) else { return nil }
        let height = view.selfSizedHeight(forWidth: elementWidth)
        // The view may be hidden in the table and never be shown. Without this, the view would keep a height that was only estimated.
        if shown[element] == nil { setSize(of: view, height: height) }
        return height
    }

    private func setSize(of view: UIView, height: CGFloat) {
        let size = CGSize(width: elementWidth, height: height)
        if view.bounds.size != size { UIView.performWithoutAnimation { view.bounds.size = size } }
    }

    /// Gives a prepared cell in the table its exact height instead of an estimate, so that it is laid out like the visible cells. The
    /// measured height moves other rows only when the cell is shown.
    func measureAhead(_ cell: UITableViewCell, at path: IndexPath) {
        let element = TableElement.row(path)
        guard cell.superview === self, geometry.contains(element) else { return }
        let known = geometry.isExact(element) ? geometry.height(of: element) : givenRowHeight(at: path)
        setSize(of: cell, height: known ?? cell.selfSizedHeight(forWidth: elementWidth))
    }

    /// Requests the estimates of the rows near an element, if the delegate gives estimates. Returns the number of points by which the rows
    /// above the anchor have grown.
    func estimateRows(near element: TableElement, above anchor: TableElement?) -> CGFloat {
        guard heightRules.givesRowEstimates, let row = element.row, let delegate else { return 0 }
        let part = TableHeightRules.Part(section: element.section, index: row / TableHeightRules.Part.length)
        guard heightRules.estimatedParts.insert(part).inserted else { return 0 }
        let start = part.index * TableHeightRules.Part.length
        let end = min(start + TableHeightRules.Part.length, geometry.sections[part.section].rows.count)
        var shift: CGFloat = 0
        for row in start..<end where geometry.sections[part.section].rows.known[row] == nil {
            let neighbour = TableElement.row(row, in: part.section)
            let estimate = delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: row, section: part.section)).answered ?? -1
            guard estimate >= 1, geometry.contains(neighbour) else { continue }
            let difference = geometry.set(estimate, of: neighbour, isExact: false)
            if let anchor, neighbour < anchor { shift += difference }
        }
        return shift
    }

    /// Turns the known heights into estimates, since the width or the text size has changed.
    func doubtHeights() {
        guard isGeometryValid else { return }
        let old = geometry
        makeGeometry(counts: old.sections.map(\.rows.count)) { geometry in
            geometry.carryHeights(from: old) { $0 }
        }
        setNeedsLayout()
    }

    /// Marks the height of a cell as outdated. A shown cell gets its new height in the next layout pass, with an animation.
    func cellMayHaveResized(_ cell: UITableViewCell, byConstraints: Bool = false) {
        guard byConstraints ? selfSizingInvalidation == .enabledIncludingConstraints : selfSizingInvalidation != .disabled else { return }
        guard !isShowing, isGeometryValid else { return }
        if let element = shown.first(where: { $0.value === cell })?.key, geometry.contains(element) {
            geometry.doubt(element)
            hasResizedCells = true
        } else if let path = prepared.first(where: { $0.value === cell })?.key, geometry.contains(.row(path)) {
            geometry.doubt(.row(path))
            arePreparedCellsOutdated = true
        } else {
            return
        }
        setNeedsLayout()
    }

    // MARK: Table header and footer

    /// Updates the heights of the views above and below all sections.
    func takeEdgeHeights() {
        geometry.headerHeight = tableHeaderView?.frame.height ?? 0
        geometry.footerHeight = tableFooterView?.frame.height ?? 0
    }
}

extension TableGeometry {
    /// Takes over the known heights of a former geometry, as estimates.
    mutating func carryHeights(from old: TableGeometry, _ newElement: (TableElement) -> TableElement?) {
        for (section, content) in old.sections.enumerated() {
            for (row, height) in content.rows.known {
                guard let element = newElement(.row(row, in: section)), contains(element), !isExact(element) else { continue }
                set(height.value, of: element, isExact: false)
            }
            for (former, height) in [(TableElement.header(section), content.header), (.footer(section), content.footer)] {
                guard let element = newElement(former), contains(element), !isExact(element) else { continue }
                set(height.value, of: element, isExact: false)
                if element.isHeader { setPadding(content.padding, ofSection: element.section) }
            }
        }
    }
}
