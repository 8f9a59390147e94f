/// Applies a batch of updates to a table: some views stay, some leave, and some come.
extension UITableView {
    /// A view that leaves the visible area.
    private struct Leaving {
        /// The element that the view showed.
        let element: TableElement
        let view: UIView
        /// The animation of the exit, or `nil` for an element that stays in the table and leaves the visible area.
        let exit: RowAnimation?
        /// The place of the element after the batch, if the element stays in the table.
        let target: TableElement?
    }

    func applyUpdates() {
        var changes = updates ?? TableUpdates()
        changes.completeEntrances()
        let completions = updateCompletions
        updates = nil
        updateCompletions = []
        swipeActions?.close()
        generation += 1
        endDisplayingReloaded()
        let before = geometry
        // An update measures rows. Without this, they would keep their heights if the width changes back before the next layout.
        (measuredWidth, measuredInsets) = (bounds.width, safeAreaInsetsOfElements)
        let counts = askedCounts()
        changes.check(before: before.sections.map(\.rows.count), after: counts)
        makeGeometry(counts: counts) { geometry in
            geometry.carryHeights(from: before) { changes.isReloaded($0) ? nil : changes.element(after: $0) }
        }
        var leaving = carryOver(changes)
        // A table without a window applies its changes at once.
        let duration = window == nil ? 0 : UITableView.updateDuration
        UIView.animate(withDuration: duration, delay: 0, options: .ofUpdates) {
            leaving += self.layOut(changes, from: before)
            for view in leaving { self.animateExit(of: view) }
        } completion: { finished in
            for leaving in leaving {
                leaving.view.alpha = 1
                self.endDisplaying(leaving.element, leaving.view)
            }
            for completion in completions { completion(finished) }
        }
    }

    /// Moves the shown views to the new places of their elements. Returns the views whose elements are gone or get another view.
    private func carryOver(_ changes: TableUpdates) -> [Leaving] {
        var leaving: [Leaving] = []
        var staying: [TableElement: UIView] = [:]
        for (element, view) in shownInOrder {
            if let target = changes.element(after: element), !changes.isReloaded(element) {
                staying[target] = view
            } else {
                leaving.append(Leaving(element: element, view: view, exit: changes.exit(of: element), target: nil))
            }
        }
        shown = staying
        giveUpMadeViews()
        giveUpPreparedCells { changes.isReloaded(.row($0)) || changes.row(after: $0) == nil }
        let cells = prepared
        prepared = [:]
        for (path, cell) in cells {
            if let path = changes.row(after: path) { prepared[path] = cell }
        }
        selectedPaths = selectedPaths.compactMap { changes.row(after: $0) }
        if let path = highlightedPath { highlightedPath = changes.row(after: path) }
        if let goal = scrollGoal { scrollGoal = changes.row(after: goal.path).map { (goal.flight, $0, goal.position) } }
        prefetched = []
        for path in changes.reconfiguredRows.compactMap({ changes.row(after: $0) }).sorted() { reconfigure(path) }
        return leaving
    }

    private func reconfigure(_ path: IndexPath) {
        guard let cell = cellForRow(at: path) else { return }
        reconfigured = (path, cell)
        let answer = makeCell(at: path)
        reconfigured = nil
        precondition(
            answer === cell,
            "NSInternalInconsistencyException: the data source returned a different cell for row \(path.row) of section \(path.section) "
                + "while it was reconfigured; the existing cell is to be dequeued and returned"
        )
        cell.setNeedsLayout()
    }

    /// Lays out the visible elements within an animation. New elements come in by their entrance, and other elements move from their former
    /// place. Returns the views that have left the visible area.
    private func layOut(_ changes: TableUpdates, from before: TableGeometry) -> [Leaving] {
        guard bounds.width > 0, bounds.height > 0, !isShowing else { return [] }
        isShowing = true
        defer { isShowing = false }
        let generation = generation
        keepContent(shiftedBy: 0)
        _ = settle(from: bounds.minY, to: bounds.maxY, isStill: true)
        guard generation == self.generation else { return [] }
        keepContent(shiftedBy: 0)
        let wanted = elementsInSight
        let isWanted = Set(wanted)
        var leaving: [Leaving] = []
        for (element, view) in shownInOrder where !isWanted.contains(element) {
            shown[element] = nil
            let former = changes.element(before: element) ?? element
            leaving.append(Leaving(element: former, view: view, exit: nil, target: element))
        }
        for element in wanted {
            if let view = shown[element] {
                place(view, element)
            } else {
                show(element)
                guard generation == self.generation else { return leaving }
                if let view = shown[element] { animateEntrance(of: view, element, changes, from: before) }
            }
        }
        setNeedsLayout()
        return leaving
    }

    private func animateEntrance(of view: UIView, _ element: TableElement, _ changes: TableUpdates, from before: TableGeometry) {
        let frame = frame(of: element)
        guard let entrance = changes.entrance(of: element) else {
            // The element existed before, outside the visible area.
            guard let former = changes.element(before: element), before.contains(former) else { return }
            UIView.performWithoutAnimation { view.frame.origin.y = before.offset(of: former) }
            view.frame = frame
            return
        }
        guard entrance != .none else { return }
        UIView.performWithoutAnimation {
            view.frame = frame.offsetBy(dx: way(of: entrance, frame).x, dy: way(of: entrance, frame).y)
            view.alpha = 0
        }
        view.frame = frame
        view.alpha = 1
    }

    private func animateExit(of leaving: Leaving) {
        let view = leaving.view
        if let target = leaving.target {
            view.frame = frame(of: target)
        } else if leaving.exit == RowAnimation.none {
            UIView.performWithoutAnimation { view.alpha = 0 }
        } else {
            // The views that leave pass below the views that stay.
            insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
            let way = way(of: leaving.exit ?? .fade, view.frame)
            view.frame = view.frame.offsetBy(dx: way.x, dy: way.y)
            view.alpha = 0
        }
    }

    /// Returns the way from a row's place to the start of its entrance or to the end of its exit.
    private func way(of animation: RowAnimation, _ frame: CGRect) -> CGPoint {
        switch animation {
        case .left: CGPoint(x: -bounds.width, y: 0)
        case .right: CGPoint(x: bounds.width, y: 0)
        case .top: CGPoint(x: 0, y: -frame.height)
        case .bottom: CGPoint(x: 0, y: frame.height)
        case .fade, .none, .middle, .automatic: .zero
        }
    }
}
