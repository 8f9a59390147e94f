/// The places and the looks of a table's views.
extension UITableView {
    func place(_ view: UIView, _ element: TableElement) {
        let frame = frame(of: element).offsetBy(dx: swipeActions?.shift(of: view) ?? 0, dy: 0)
        if !view.transform.isIdentity {
            view.bounds.size = frame.size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
        } else if view.frame != frame {
            view.frame = frame
        }
        if let cell = view as? UITableViewCell { cell.surroundings = surroundings(of: element) }
        swipeActions?.didPlace(view)
        if let view = view as? UITableViewHeaderFooterView {
            view.place = .init(style: style, isHeader: element.isHeader, margin: CellMetrics.margin(forWidth: bounds.width))
        }
    }

    /// Adds a view in its layer. The cells lie over the background, headers and footers over the cells, and the app's own views over all of
    /// them.
    func add(_ view: UIView, isCell: Bool) {
        guard view.superview !== self else { return }
        let below = subviews.lastIndex { other in
            other is UITableViewCell || !isCell && other !== view && (other is UITableViewHeaderFooterView || isShownBesidesCells(other))
        }
        insertSubview(view, at: below.map { $0 + 1 } ?? backgroundCount)
    }

    private func isShownBesidesCells(_ view: UIView) -> Bool {
        shown.contains { $0.value === view && $0.key.row == nil }
    }

    func placeEdgeViews() {
        for (view, y) in [(tableHeaderView, 0), (tableFooterView, geometry.sectionsEnd)] {
            guard let view else { continue }
            let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
            if view.frame != frame { view.frame = frame }
        }
    }

    /// The surroundings that all cells of the table have in common.
    var cellSurroundings: CellSurroundings {
        var surroundings = CellSurroundings()
        surroundings.background = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        surroundings.margin = CellMetrics.margin(forWidth: bounds.width)
        surroundings.separatorColor = separatorColor ?? .separator
        surroundings.separatorInset = separatorInset
        surroundings.insetCountsFromAutomatic = separatorInsetReference == .fromAutomaticInsets
        surroundings.insetsContentToSafeArea = insetsContentViewsToSafeArea
        return surroundings
    }

    /// Returns the surroundings of a cell, with lines between the rows. At the ends of a section, grouped tables have lines from side to
    /// side, and inset groups have round corners.
    private func surroundings(of element: TableElement) -> CellSurroundings {
        var surroundings = cellSurroundings
        let isFirst = element.row == 0
        let isLast = element.row == geometry.sections[element.section].rows.count - 1
        if separatorStyle != .none {
            surroundings.bottom = style == .plain || !isLast ? .inset : style == .grouped ? .full : .none
            surroundings.top = style == .grouped && isFirst ? .full : .none
        }
        if style == .insetGrouped {
            if isFirst { surroundings.corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if isLast { surroundings.corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        }
        return surroundings
    }
}
