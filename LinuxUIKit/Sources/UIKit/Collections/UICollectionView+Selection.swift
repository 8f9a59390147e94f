extension UICollectionView {
    func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection else { return }
        guard let indexPath else {
            for path in selectedPaths { setSelected(false, at: path) }
            return
        }
        if !allowsMultipleSelection { for path in selectedPaths where path != indexPath { setSelected(false, at: path) } }
        setSelected(true, at: indexPath)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    func setSelected(_ isSelected: Bool, at path: IndexPath) {
        selectedPaths.removeAll { $0 == path }
        if isSelected { selectedPaths.append(path) }
        cellForItem(at: path)?.isSelected = isSelected
    }

    // MARK: By the user

    func highlightItem(at point: CGPoint) {
        guard highlightedPath == nil, let path = indexPathForItem(at: point), let cell = cellForItem(at: path) else { return }
        guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
        highlightedPath = path
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    /// Ends the highlight after the finger has left. If the finger lifted on the highlighted item, the item is selected.
    func finishHighlight(selecting path: IndexPath?) {
        guard let highlighted = highlightedPath else { return }
        highlightedPath = nil
        cellForItem(at: highlighted)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: highlighted)
        guard path == highlighted, allowsSelection else { return }
        if selectedPaths.contains(highlighted) {
            // A second tap deselects the item if several may be selected. Otherwise the delegate is notified of a new selection.
            if allowsMultipleSelection { deselectByUser(highlighted) } else { selectByUser(highlighted) }
        } else {
            selectByUser(highlighted)
        }
    }

    func selectByUser(_ path: IndexPath) {
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !allowsMultipleSelection {
            for other in selectedPaths where other != path {
                setSelected(false, at: other)
                delegate?.collectionView(self, didDeselectItemAt: other)
            }
        }
        setSelected(true, at: path)
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    private func deselectByUser(_ path: IndexPath) {
        guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
        setSelected(false, at: path)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }
}
