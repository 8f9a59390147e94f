extension UISplitViewController {
    /// The columns that have a controller, from the leading edge to the trailing one, without the compact one.
    var columns: [Column] { [.primary, .supplementary, .secondary].filter { contents[$0] != nil } }

    /// The preferred mode, or the header's mode for the size: an overlay in portrait, and columns side by side in landscape.
    var modeForSize: DisplayMode {
        switch preferredDisplayMode {
        case .automatic: isWide ? .oneBesideSecondary : .secondaryOnly
        case .twoBesideSecondary where style == .doubleColumn: .oneBesideSecondary
        case .twoOverSecondary where style == .doubleColumn: .oneOverSecondary
        default: preferredDisplayMode
        }
    }

    private var isWide: Bool { fittedSize.width > fittedSize.height }

    /// Whether the columns lie beside the secondary one, and not over it.
    private var isTiled: Bool {
        switch displayMode == .secondaryOnly ? preferredDisplayMode : displayMode {
        case .automatic, .secondaryOnly: isWide
        case .oneBesideSecondary, .twoBesideSecondary: true
        case .oneOverSecondary, .twoOverSecondary: false
        }
    }

    /// The visible columns beside or over the secondary one.
    private var sidebars: [Column] {
        switch displayMode {
        case .automatic, .secondaryOnly: []
        case .oneBesideSecondary, .oneOverSecondary: [style == .tripleColumn ? .supplementary : .primary]
        case .twoBesideSecondary, .twoOverSecondary: [.primary, .supplementary]
        }
    }

    /// Apple documents no width for the automatic dimension: 320 points are a guess.
    func width(of column: Column) -> CGFloat {
        guard column == .primary else { return 320 }
        let automatic = UISplitViewController.automaticDimension
        var width: CGFloat = 320
        if preferredPrimaryColumnWidth != automatic {
            width = preferredPrimaryColumnWidth
        } else if preferredPrimaryColumnWidthFraction != automatic {
            width = preferredPrimaryColumnWidthFraction * fittedSize.width
        }
        if maximumPrimaryColumnWidth != automatic { width = min(width, maximumPrimaryColumnWidth) }
        return minimumPrimaryColumnWidth == automatic ? width : max(width, minimumPrimaryColumnWidth)
    }

    // MARK: Layout

    func fitColumns() {
        // Without a window, the traits say nothing about the width.
        guard let view = viewIfLoaded, view.window != nil else { return }
        if (traitCollection.horizontalSizeClass == .compact) != isCollapsed { isCollapsed ? expand() : collapse() }
        if view.bounds.size != fittedSize {
            fittedSize = view.bounds.size
            chosenMode = nil
        }
        arrange()
        removeHiddenColumns()
    }

    /// Moves each column to its place. A column that comes or goes moves across the leading edge.
    private func arrange() {
        guard let view = viewIfLoaded else { return }
        if isCollapsed { return columnWhenCollapsed.flatMap { contents[$0] }?.show(in: view, frame: view.bounds) ?? () }
        var x: CGFloat = 0
        for column in sidebars {
            if contents[column]?.view.superview !== view {
                UIView.performWithoutAnimation { place(column, x: x - width(of: column), width: width(of: column)) }
            }
            place(column, x: x, width: width(of: column))
            x += width(of: column)
        }
        let left = isTiled ? x : 0
        place(.secondary, x: left, width: view.bounds.width - left)
        if let secondary = contents[.secondary]?.view { view.sendSubviewToBack(secondary) }
        for column in columns where column != .secondary && !sidebars.contains(column) && contents[column]?.view.superview === view {
            place(column, x: -width(of: column), width: width(of: column))
        }
    }

    /// Moves a column to a place, whose leading edge is at `x` points.
    private func place(_ column: Column, x: CGFloat, width: CGFloat) {
        guard let view = viewIfLoaded else { return }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = isMirrored ? view.bounds.width - x - width : x
        contents[column]?.show(in: view, frame: CGRect(x: left, y: 0, width: width, height: view.bounds.height))
    }

    private func removeHiddenColumns() {
        let visible = isCollapsed ? [columnWhenCollapsed] : sidebars + [.secondary]
        for (column, content) in contents where !visible.contains(column) { content.view.removeFromSuperview() }
    }

    /// Shows or hides a column beside the others. Documented: the secondary column is ignored.
    func setShown(_ column: Column, _ isShown: Bool) {
        guard column != .secondary, columns.contains(column), sidebars.contains(column) != isShown else { return }
        let isBeforeAnother = style == .tripleColumn && column == .primary
        let mode: DisplayMode =
            switch (isShown, isBeforeAnother) {
            case (false, false): .secondaryOnly
            case (true, true): isTiled ? .twoBesideSecondary : .twoOverSecondary
            default: isTiled ? .oneBesideSecondary : .oneOverSecondary
            }
        delegate?.splitViewController(self, willChangeTo: mode)
        chosenMode = mode
        guard let view = viewIfLoaded, view.window != nil else { return }
        // Apple documents no duration.
        UIView.animate(withDuration: 0.3) { [self] in
            arrange()
            view.layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.removeHiddenColumns()
        }
    }
}
