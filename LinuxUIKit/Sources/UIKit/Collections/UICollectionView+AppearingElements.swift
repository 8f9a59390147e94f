/// The animations of elements that an update inserts or removes.
extension UICollectionView {
    /// The attributes from which an inserted element is animated, or nil if the layout has none.
    func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let layout = collectionViewLayout
        guard let kind = key.kind else { return layout.initialLayoutAttributesForAppearingItem(at: key.path) }
        if key.isDecoration { return layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.path) }
        return layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.path)
    }

    /// The attributes to which a removed element is animated, or nil if the layout has none.
    func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let layout = collectionViewLayout
        guard let kind = key.kind else { return layout.finalLayoutAttributesForDisappearingItem(at: key.path) }
        if key.isDecoration { return layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.path) }
        return layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.path)
    }

    /// Animates removed elements to their final attributes. Elements without final attributes fade out.
    func dismiss(_ leaving: [LeavingElement]) {
        for element in leaving {
            if let final = element.final {
                element.view.take(final, origin: origin(of: final))
            } else {
                element.view.alpha = 0
            }
        }
    }

    /// Animates an inserted element from the layout's initial attributes. An element without initial attributes fades in.
    func bringIn(_ key: ElementKey, _ view: UICollectionReusableView) {
        guard let initial = initialAttributes(of: key), let final = layoutAttributes(of: key) else {
            let alpha = view.alpha
            UIView.performWithoutAnimation { view.alpha = 0 }
            view.alpha = alpha
            return
        }
        UIView.performWithoutAnimation { view.take(initial, origin: origin(of: initial)) }
        view.take(final, origin: origin(of: final))
    }

    /// An element that an update removes, and the attributes with which its animation ends.
    struct LeavingElement {
        let key: ElementKey
        let view: UICollectionReusableView
        let final: UICollectionViewLayoutAttributes?
    }
}
