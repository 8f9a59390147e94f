/// Elements that determine their size themselves.
extension UICollectionView {
    /// Requests an element's preferred size, unless the size is known. Returns whether the layout remains valid.
    func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard view.measurement != .done else { return true }
        view.measurement = .done
        guard let preferred = preferredAttributes(of: view, attributes) else { return true }
        let layout = collectionViewLayout
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes) else {
            return true
        }
        // The new layout may remove the view before the view is laid out. Without this, the view would keep a size that was only estimated.
        if view.bounds.size != preferred.size { resize(view, to: preferred.size) }
        layout.invalidateLayout(
            with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        )
        return false
    }

    /// Returns the attributes that an element prefers, or `nil` if the layout doesn't request preferred attributes.
    func preferredAttributes(
        of view: UICollectionReusableView,
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes? {
        guard collectionViewLayout.asksForPreferredAttributes(attributes) else { return nil }
        return (attributes.copy() as? UICollectionViewLayoutAttributes).map { view.preferredLayoutAttributesFitting($0) }
    }

    /// Marks all visible and all prepared elements for another measurement.
    func measureAllAgain() {
        for view in shown.values { view.measurement = .due }
        for cell in prepared.values { cell.measurement = .due }
    }

    /// Gives a prepared cell in the hierarchy its preferred size instead of the estimated size, since the cell is laid out there. The
    /// layout receives the size when the cell becomes visible.
    func measureAhead(_ cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes) {
        cell.measurement = .ahead
        guard let size = preferredAttributes(of: cell, attributes)?.size, cell.bounds.size != size else { return }
        UIView.performWithoutAnimation { resize(cell, to: size) }
    }

    /// Gives an element a size that its layout doesn't have yet.
    private func resize(_ view: UICollectionReusableView, to size: CGSize) {
        view.bounds.size = size
        view.forgetTakenAttributes()
    }

    /// Marks an element whose preferred size may have changed for another measurement.
    func preferredSizeMayHaveChanged(of view: UICollectionReusableView) {
        view.measurement = .due
        setNeedsLayout()
    }

    /// Returns the distance by which the content's offset must move when an element gets another length, so that the visible content stays
    /// in place. If the element begins before the visible part, the distance is the whole difference.
    func offsetAdjustment(from old: CGRect, to new: CGSize) -> CGPoint {
        let seen = bounds.inset(by: adjustedContentInset)
        return CGPoint(
            x: old.minX < seen.minX && contentSize.width > seen.width ? new.width - old.width : 0,
            y: old.minY < seen.minY ? new.height - old.height : 0
        )
    }
}
