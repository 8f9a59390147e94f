/// Sections that scroll across the layout, each in a scroll view of its own.
extension UICollectionView {
    /// How far a section has scrolled across the layout.
    func orthogonalOffset(ofSection section: Int) -> CGPoint? {
        orthogonalViews[section]?.contentOffset ?? orthogonalOffsets[section]
    }

    /// Makes the scroll views of the sections in sight, and takes the others away; they come back as far as they have scrolled.
    func updateOrthogonalViews() {
        let sections = collectionViewLayout.orthogonalSections(in: bounds)
        let wanted = Set(sections.map(\.section))
        for (section, view) in orthogonalViews.sorted(by: { $0.key < $1.key }) where !wanted.contains(section) {
            // Its cells leave it first, if they go on showing anywhere.
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
        // What waits in it hidden waits outside of it.
        for view in container.subviews { view.removeFromSuperview() }
    }

    func orthogonalViewDidScroll(_ view: OrthogonalScrollView) {
        orthogonalOffsets[view.section.section] = view.contentOffset
        setNeedsLayout()
    }

    /// Where the view in which an element lies begins in the content. A swiped cell is out of its place.
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
