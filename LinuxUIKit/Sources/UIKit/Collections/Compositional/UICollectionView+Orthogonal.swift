/// Sections that scroll across the layout, each in a scroll view of its own.
extension UICollectionView {
    /// Returns the content offset of a section that scrolls across the layout, or `nil` if the section hasn't been shown.
    func orthogonalOffset(ofSection section: Int) -> CGPoint? {
        orthogonalViews[section]?.contentOffset ?? orthogonalOffsets[section]
    }

    /// Adds the scroll views of the visible sections, and removes the others. A scroll view that is added again has its former offset.
    func updateOrthogonalViews() {
        let sections = collectionViewLayout.orthogonalSections(in: bounds)
        let wanted = Set(sections.map(\.section))
        for (section, view) in orthogonalViews.sorted(by: { $0.key < $1.key }) where !wanted.contains(section) {
            // The cells leave the scroll view first, in case they remain visible elsewhere.
            orthogonalOffsets[section] = view.contentOffset
            orthogonalViews[section] = nil
            endDisplayingElements(in: view)
            view.removeFromSuperview()
        }
        for section in sections {
            if let view = orthogonalViews[section.section] {
                view.take(section)
            } else {
                UIView.performWithoutAnimation { addOrthogonalView(for: section) }
            }
        }
    }

    private func addOrthogonalView(for section: OrthogonalSection) {
        let view = OrthogonalScrollView(section)
        view.countsFromRight = countsFromRight
        view.contentOffset =
            orthogonalOffsets[section.section] ?? CGPoint(x: -section.contentInset.left, y: -section.contentInset.top)
        view.listView = self
        orthogonalViews[section.section] = view
        insertSubview(view, at: backgroundCount)
    }

    private func endDisplayingElements(in container: OrthogonalScrollView) {
        for (key, view) in shownInOrder where view.superview === container {
            shown[key] = nil
            endDisplaying(key, view, keepingReady: true)
        }
        // Hidden views that wait for reuse leave the scroll view too.
        for view in container.subviews { view.removeFromSuperview() }
    }

    func orthogonalViewDidScroll(_ view: OrthogonalScrollView) {
        orthogonalOffsets[view.section.section] = view.contentOffset
        setNeedsLayout()
    }

    /// Returns the origin, in the content, of the view that contains an element. If the cell is swiped, the origin is shifted with the
    /// cell.
    func origin(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
        var origin = attributes.orthogonalSection.flatMap { orthogonalViews[$0]?.frame.origin } ?? .zero
        if let swipeActions, swipeActions.row != nil, let view = shown[ElementKey(attributes)] {
            origin.x -= swipeActions.shift(of: view)
        }
        return origin
    }

    func indexPathForItem(at point: CGPoint, in container: OrthogonalScrollView) -> IndexPath? {
        shownInOrder.last { $0.key.kind == nil && $0.value.superview === container && $0.value.frame.contains(point) }?.key.path
    }

    func carryOverOrthogonalSections(_ paths: CollectionUpdatePaths) {
        let (views, offsets) = (orthogonalViews, orthogonalOffsets)
        (orthogonalViews, orthogonalOffsets) = ([:], [:])
        for (section, offset) in offsets {
            if let new = paths.section(after: section) { orthogonalOffsets[new] = offset }
        }
        for (section, view) in views {
            if let new = paths.section(after: section) {
                orthogonalViews[new] = view
            } else {
                view.removeFromSuperview()
            }
        }
    }
}
