/// Elements that say themselves how large they are.
extension UICollectionView {
    /// Asks an element what it would like to be, if that is not known. The result is whether the layout stays as it is.
    func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard view.measurement != .done else { return true }
        view.measurement = .done
        guard let preferred = preferredAttributes(of: view, attributes) else { return true }
        let layout = collectionViewLayout
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes) else {
            return true
        }
        // It may have to leave sight before it is laid out, and is not left in a size that was only estimated.
        if view.bounds.size != preferred.size { resize(view, to: preferred.size) }
        layout.invalidateLayout(
            with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        )
        return false
    }

    /// What an element would rather have; nil where the layout does not ask.
    func preferredAttributes(
        of view: UICollectionReusableView,
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes? {
        guard collectionViewLayout.asksForPreferredAttributes(attributes) else { return nil }
        return (attributes.copy() as? UICollectionViewLayoutAttributes).map { view.preferredLayoutAttributesFitting($0) }
    }

    /// All that shows, or is kept ready, is asked for its size again.
    func measureAllAgain() {
        for view in shown.values { view.measurement = .due }
        for cell in prepared.values { cell.measurement = .due }
    }

    /// A cell that is kept ready in the hierarchy is laid out as all is there: in the size that it would like to have, and not in one that
    /// was only estimated. The layout hears of it when the cell shows.
    func measureAhead(_ cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes) {
        cell.measurement = .ahead
        guard let size = preferredAttributes(of: cell, attributes)?.size, cell.bounds.size != size else { return }
        UIView.performWithoutAnimation { resize(cell, to: size) }
    }

    /// Gives an element a size that its layout does not have yet.
    private func resize(_ view: UICollectionReusableView, to size: CGSize) {
        view.bounds.size = size
        view.forgetTakenAttributes()
    }

    /// An element may have another size than it said.
    func preferredSizeMayHaveChanged(of view: UICollectionReusableView) {
        view.measurement = .due
        setNeedsLayout()
    }

    /// What the content's offset moves by when an element gets another length, so that what is seen stays: all of it for an element that
    /// begins before what is seen.
    func offsetAdjustment(from old: CGRect, to new: CGSize) -> CGPoint {
        let seen = bounds.inset(by: adjustedContentInset)
        return CGPoint(
            x: old.minX < seen.minX && contentSize.width > seen.width ? new.width - old.width : 0,
            y: old.minY < seen.minY ? new.height - old.height : 0
        )
    }
}
