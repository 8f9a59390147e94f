/// Elements that say themselves how large they are.
extension UICollectionView {
    /// Asks an element what it would like to be, if that is not known. The result is whether the layout stays as it is.
    func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard view.needsMeasuring else { return true }
        view.needsMeasuring = false
        guard let preferred = preferredAttributes(of: view, attributes) else { return true }
        let layout = collectionViewLayout
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes) else {
            return true
        }
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
        for view in shown.values { view.needsMeasuring = true }
        for cell in prepared.values { cell.needsMeasuring = true }
    }

    /// An element may have another size than it said.
    func preferredSizeMayHaveChanged(of view: UICollectionReusableView) {
        view.needsMeasuring = true
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
