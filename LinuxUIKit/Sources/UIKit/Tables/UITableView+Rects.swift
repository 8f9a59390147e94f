extension UITableView {
    func frame(forSection section: Int) -> CGRect {
        let geometry = validGeometry()
        guard geometry.sections.indices.contains(section) else { return .zero }
        return CGRect(x: 0, y: geometry.start(of: section), width: bounds.width, height: geometry.sections[section].length)
    }

    func findRows(in rect: CGRect) -> [IndexPath]? {
        let geometry = validGeometry()
        let margin = sideMargin
        guard rect.minX < bounds.width - margin, rect.maxX > margin else { return [] }
        return geometry.sections(from: rect.minY, to: rect.maxY).flatMap { section in
            geometry.rows(of: section, from: rect.minY, to: rect.maxY).map { IndexPath(row: $0, section: section) }
        }
    }

    func exists(_ path: IndexPath) -> Bool {
        path.count == 2 && path.row >= 0 && path.row != .max && validGeometry().contains(.row(path))
    }

    /// The distance between inset groups and the sides of the table.
    private var sideMargin: CGFloat { style == .insetGrouped ? CellMetrics.margin(forWidth: bounds.width) : 0 }

    /// The safe area's insets at the sides of the rows.
    var safeAreaInsetsOfElements: UIEdgeInsets {
        let safe = safeAreaInsets
        return UIEdgeInsets(top: 0, left: max(0, safe.left - sideMargin), bottom: 0, right: max(0, safe.right - sideMargin))
    }

    var elementWidth: CGFloat { max(0, bounds.width - 2 * sideMargin) }

    func naturalFrame(of element: TableElement) -> CGRect {
        CGRect(x: sideMargin, y: geometry.offset(of: element), width: elementWidth, height: geometry.height(of: element))
    }

    /// Returns the visible frame of an element. In a plain table, headers stay below the upper edge and footers above the lower edge while
    /// their section has room for them.
    func frame(of element: TableElement) -> CGRect {
        var frame = naturalFrame(of: element)
        guard style == .plain, element.row == nil else { return frame }
        let area = bounds.inset(by: adjustedContentInset)
        if element.isHeader {
            let lowest = geometry.end(of: element.section) - geometry.sections[element.section].footer.value - frame.height
            frame.origin.y = max(frame.minY, min(area.minY, lowest))
        } else {
            let highest = geometry.start(of: element.section) + geometry.sections[element.section].rowsStart
            frame.origin.y = min(frame.minY, max(area.maxY - frame.height, highest))
        }
        return frame
    }
}
