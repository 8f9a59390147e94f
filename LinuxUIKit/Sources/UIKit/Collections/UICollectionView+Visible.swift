extension UICollectionView {
    var visiblePathsInOrder: [IndexPath] {
        shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
    }

    func knownPath(for cell: UICollectionViewCell) -> IndexPath? {
        // Usually, the cell shows the item of its applied attributes. This test avoids a search, whose time grows with the number of cells.
        if let path = cell.takenPath, shown[ElementKey(kind: nil, path: path)] === cell { return path }
        if let path = shown.first(where: { $0.value === cell && $0.key.kind == nil })?.key.path { return path }
        guard Platform.current.behavior.pathsOfPreparedCells == .known else { return nil }
        return prepared.first { $0.value === cell }?.key
    }

    func findItem(at point: CGPoint) -> IndexPath? {
        prepareLayoutIfNeeded()
        if let section = orthogonalViews.first(where: { $0.value.frame.contains(point) }) {
            return indexPathForItem(at: convert(point, to: section.value), in: section.value)
        }
        let spot = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
        return collectionViewLayout.layoutAttributesForElements(in: spot)?
            .last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
    }

    func madeAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        prepareLayoutIfNeeded()
        guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
            preconditionFailure("NSInvalidArgumentException: attempted to scroll to an item that does not exist: \(indexPath)")
        }
        let area = bounds.inset(by: adjustedContentInset)
        guard !scrollPosition.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
        var target = contentOffset
        if scrollPosition.contains(.top) { target.y = frame.minY - adjustedContentInset.top }
        if scrollPosition.contains(.centeredVertically) { target.y = frame.midY - area.height / 2 - adjustedContentInset.top }
        if scrollPosition.contains(.bottom) { target.y = frame.maxY - area.height - adjustedContentInset.top }
        if scrollPosition.contains(.left) { target.x = frame.minX - adjustedContentInset.left }
        if scrollPosition.contains(.centeredHorizontally) { target.x = frame.midX - area.width / 2 - adjustedContentInset.left }
        if scrollPosition.contains(.right) { target.x = frame.maxX - area.width - adjustedContentInset.left }
        setContentOffset(clamped(target), animated: animated)
    }

    // MARK: What is in sight

    /// Removes the elements that are no longer visible, and adds those that have become visible.
    func showVisibleElements() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        endDisplayingReloaded()
        // Each element is measured once. The loop therefore ends, unless each measurement makes further elements visible.
        var rounds = 0
        while !showElementsUntilMeasured() {
            rounds += 1
            precondition(rounds < 10_000, "LinuxUIKit: the cells of \(self) say other sizes without end")
            prepareLayoutIfNeeded()
        }
        prepareCellsNearby()
    }

    /// Shows the layout's elements up to the first element whose measured size differs from the layout's. Returns whether all sizes are
    /// equal.
    private func showElementsUntilMeasured() -> Bool {
        updateOrthogonalViews()
        let wanted = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        collectionViewLayout.willShow(wanted)
        var keys = Set<ElementKey>()
        for element in wanted { keys.insert(ElementKey(element)) }
        for (key, view) in shownInOrder where !keys.contains(key) {
            shown[key] = nil
            endDisplaying(key, view, keepingReady: true)
        }
        for element in wanted {
            let key = ElementKey(element)
            if let view = shown[key] {
                view.take(element, origin: origin(of: element))
                swipeActions?.didPlace(view)
                if !measure(view, element) { return false }
            } else {
                // A new element appears at its place without an animation, even during an animation.
                var isAsThought = true
                UIView.performWithoutAnimation { isAsThought = show(key, element) }
                if !isAsThought { return false }
            }
        }
        return true
    }

    /// Makes, measures and displays the view of an element. Returns whether the measured size equals the layout's.
    private func show(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let view = makeView(key, attributes) else { return true }
        shown[key] = view
        let isAsThought = measure(view, attributes)
        display(key, view, isAsThought ? attributes : layoutAttributes(of: key) ?? attributes)
        return isAsThought
    }

    private func makeView(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        guard let dataSource else { return nil }
        let view: UICollectionReusableView
        if let kind = key.kind, key.isDecoration {
            view = makeDecoration(ofKind: kind, frame: attributes.frame)
        } else if let kind = key.kind {
            view = requestView(ofKind: kind, at: key.path, from: dataSource)
        } else {
            view = prepared.removeValue(forKey: key.path) ?? requestCell(at: key.path, from: dataSource)
        }
        view.listView = self
        // The view is measured before it is in the list. Without this, it would be measured with other traits than it has there.
        if view.superview == nil, view.appliedTraits != traitCollection { traitCollection.performAsCurrent { view.propagateTraits() } }
        view.take(attributes, origin: origin(of: attributes))
        return view
    }

    private func display(_ key: ElementKey, _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        view.take(attributes, origin: origin(of: attributes))
        if let cell = view as? UICollectionViewCell, key.kind == nil {
            cell.isSelected = selectedPaths.contains(key.path)
            delegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
        } else if let kind = key.kind, !key.isDecoration {
            delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.path)
        }
        // The delegate may have removed the element.
        guard shown[key] === view else { return }
        place(view, in: attributes.orthogonalSection.flatMap { orthogonalViews[$0] } ?? self)
    }

    func layoutAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let kind = key.kind else { return collectionViewLayout.layoutAttributesForItem(at: key.path) }
        if key.isDecoration { return collectionViewLayout.layoutAttributesForDecorationView(ofKind: kind, at: key.path) }
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: key.path)
    }

    /// Puts a view over the background and the other cells, and below the views that the app has added on top.
    func place(_ view: UICollectionReusableView, in container: UIScrollView) {
        guard view.superview !== container else { return }
        if let last = container.subviews.lastIndex(where: { $0 is UICollectionReusableView || $0 is OrthogonalScrollView }) {
            container.insertSubview(view, at: last + 1)
        } else {
            container.insertSubview(view, at: container === self ? backgroundCount : 0)
        }
    }

    /// Removes the elements that were shown before a reload.
    func endDisplayingReloaded() {
        let views = shownBeforeReload
        shownBeforeReload = []
        for (key, view) in views { endDisplaying(key, view) }
    }

    /// Removes a view that is no longer visible. The view is kept for its item, or waits for reuse. Apple's documentation doesn't say
    /// whether the view leaves the hierarchy.
    func endDisplaying(_ key: ElementKey, _ view: UICollectionReusableView, keepingReady: Bool = false) {
        if swipeActions?.row?.cell === view { swipeActions?.close(animated: false) }
        if Platform.current.behavior.reusableViews == .stayHidden {
            view.isHidden = true
        } else {
            view.removeFromSuperview()
        }
        view.forgetTakenAttributes()
        let cell = key.kind == nil ? view as? UICollectionViewCell : nil
        if let cell, keepingReady, preparedLimit > 0 {
            prepared[key.path] = cell
        } else {
            reuse.enqueue(view, kind: key.isDecoration ? key.kind.map(UICollectionView.poolOfDecorations) : key.kind)
        }
        if let cell {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
        } else if let kind = key.kind, !key.isDecoration {
            delegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.path)
        }
    }
}
