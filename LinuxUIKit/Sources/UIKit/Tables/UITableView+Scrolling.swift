extension UITableView {
    func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        let sections = validGeometry().sections
        precondition(
            sections.indices.contains(indexPath.section)
                && (indexPath.row == NSNotFound || (0..<sections[indexPath.section].rows.count).contains(indexPath.row)),
            "NSRangeException: attempt to scroll to row \(indexPath.row) of section \(indexPath.section), beyond the bounds of the table"
        )
        settleGoal(indexPath, scrollPosition)
        setContentOffset(CGPoint(x: contentOffset.x, y: goal(of: indexPath, scrollPosition)), animated: animated)
        // If rows turn out higher or lower during the scroll, the goal moves.
        scrollGoal = flight.flatMap { $0.reason == .request ? ($0, indexPath, scrollPosition) : nil }
    }

    func scrollToNearestSelection(at scrollPosition: ScrollPosition, animated: Bool) {
        let middle = bounds.midY
        let nearest = selectedPaths.sorted().min { abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle) }
        if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
    }

    /// Finds out the heights of the elements that are visible at the goal, from the row on in both directions. The goal depends on these
    /// heights.
    private func settleGoal(_ path: IndexPath, _ position: ScrollPosition) {
        guard bounds.width > 0, bounds.height > 0, !isShowing else { return }
        let row = element(of: path)
        let generation = generation
        while generation == self.generation {
            let target = goal(of: path, position)
            let seen = elements(from: target, to: target + bounds.height)
            let middle = seen.firstIndex { $0 >= row } ?? 0
            let unknown = seen.indices.filter { !geometry.isExact(seen[$0]) }
            guard let next = unknown.min(by: { abs($0 - middle) < abs($1 - middle) }) else { return }
            keepContent(shiftedBy: settle(seen[next], keeping: topmostRow(shiftedBy: 0)))
        }
    }

    private func element(of path: IndexPath) -> TableElement {
        path.row == NSNotFound ? .header(path.section) : .row(path)
    }

    /// Returns the offset that brings a row to the requested position. In a plain table, the header doesn't cover the row.
    private func goal(of path: IndexPath, _ position: ScrollPosition) -> CGFloat {
        let element = element(of: path)
        let rect = naturalFrame(of: element)
        let covered = style == .plain && element.row != nil ? geometry.sections[path.section].header.value : 0
        let insets = adjustedContentInset
        let area = bounds.height - insets.top - insets.bottom
        let y: CGFloat =
            switch position {
            case .top: rect.minY - covered - insets.top
            case .middle: rect.midY - area / 2 - insets.top
            case .bottom: rect.maxY - area - insets.top
            case .none: nearestOffset(showing: rect, covered: covered)
            }
        return clamped(CGPoint(x: contentOffset.x, y: y)).y
    }

    private func nearestOffset(showing rect: CGRect, covered: CGFloat) -> CGFloat {
        let area = bounds.inset(by: adjustedContentInset)
        if rect.minY < area.minY + covered { return contentOffset.y + rect.minY - area.minY - covered }
        return rect.maxY > area.maxY ? contentOffset.y + min(rect.maxY - area.maxY, rect.minY - area.minY - covered) : contentOffset.y
    }

    /// Moves the goal of a scroll in progress after the heights have changed.
    func retargetScrolling() {
        guard let (flight, path, position) = scrollGoal else { return }
        guard flight === self.flight, exists(path) || path.row == NSNotFound else {
            scrollGoal = nil
            return
        }
        flight.retarget(to: CGPoint(x: contentOffset.x, y: goal(of: path, position)))
    }
}
