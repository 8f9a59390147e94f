extension UICollectionView {
    /// The cells that show.
    public var visibleCells: [UICollectionViewCell] {
        shown.sorted { $0.key.path < $1.key.path }.compactMap { $0.value as? UICollectionViewCell }
    }

    /// The index paths of the cells that show.
    public var indexPathsForVisibleItems: [IndexPath] {
        shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
    }

    /// The cell of an item; nil if it neither shows nor is kept ready.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[ElementKey(kind: nil, path: indexPath)] as? UICollectionViewCell ?? prepared[indexPath]
    }

    /// The item of a cell; nil if it does not show. Whether it is nil for cells that are kept ready, Apple does not say.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        if let path = shown.first(where: { $0.value === cell && $0.key.kind == nil })?.key.path { return path }
        guard Platform.current.behavior.pathsOfPreparedCells == .known else { return nil }
        return prepared.first { $0.value === cell }?.key
    }

    /// The supplementary view of a kind; nil if it does not show.
    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        shown[ElementKey(kind: elementKind, path: indexPath)]
    }

    /// The item at a point of the content; nil if there is none.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayoutIfNeeded()
        let spot = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
        return collectionViewLayout.layoutAttributesForElements(in: spot)?
            .last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
    }

    /// Where an item lies; nil if there is none.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// Scrolls to an item. An item that does not exist traps, as it raises on a phone.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
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

    /// Takes away what has left sight, and makes views for what has come into it.
    func showVisibleElements() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let wanted = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        var attributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        for element in wanted { attributes[ElementKey(kind: element.representedElementKind, path: element.indexPath)] = element }
        for (key, view) in shownInOrder where attributes[key] == nil {
            shown[key] = nil
            endDisplaying(key, view, keepingReady: true)
        }
        for element in wanted {
            let key = ElementKey(kind: element.representedElementKind, path: element.indexPath)
            if let view = shown[key] {
                view.take(element)
            } else {
                show(key, element)
            }
        }
        prepareCellsNearby()
    }

    private func show(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
        guard let dataSource else { return }
        // What appears does so in its place, even inside an animation.
        UIView.performWithoutAnimation {
            let view: UICollectionReusableView
            if let kind = key.kind {
                view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: key.path)
            } else {
                view = prepared.removeValue(forKey: key.path) ?? dataSource.collectionView(self, cellForItemAt: key.path)
            }
            shown[key] = view
            view.take(attributes)
            if let cell = view as? UICollectionViewCell, key.kind == nil {
                cell.isSelected = selectedPaths.contains(key.path)
                delegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
                // The delegate may have taken it back.
                guard shown[key] === view else { return }
            }
            place(view)
        }
    }

    /// Cells lie over the background and below what the app has put on top itself.
    func place(_ view: UICollectionReusableView) {
        guard view.superview !== self else { return }
        if let last = subviews.lastIndex(where: { $0 is UICollectionReusableView }) {
            insertSubview(view, at: last + 1)
        } else {
            insertSubview(view, at: backgroundView == nil ? 0 : 1)
        }
    }

    /// A view has left sight: it is kept ready for its item, or waits to be used again. Whether it leaves the hierarchy, Apple does not say.
    func endDisplaying(_ key: ElementKey, _ view: UICollectionReusableView, keepingReady: Bool = false) {
        if Platform.current.behavior.reusableViews == .stayHidden {
            view.isHidden = true
        } else {
            view.removeFromSuperview()
        }
        let cell = key.kind == nil ? view as? UICollectionViewCell : nil
        if let cell, keepingReady, preparedLimit > 0 {
            prepared[key.path] = cell
        } else {
            reuse.enqueue(view, kind: key.kind)
        }
        if let cell { delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path) }
    }
}
