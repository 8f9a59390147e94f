/// The layout's word on how elements come and go with an update.
extension UICollectionView {
    /// The attributes that an element that comes begins with; nil if the layout has none.
    func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let layout = collectionViewLayout
        guard let kind = key.kind else { return layout.initialLayoutAttributesForAppearingItem(at: key.path) }
        if key.isDecoration { return layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.path) }
        return layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.path)
    }

    /// The attributes that an element that goes ends with; nil if the layout has none.
    func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let layout = collectionViewLayout
        guard let kind = key.kind else { return layout.finalLayoutAttributesForDisappearingItem(at: key.path) }
        if key.isDecoration { return layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.path) }
        return layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.path)
    }

    /// Moves elements that go to where the layout wants them to end; without its word they fade.
    func dismiss(_ leaving: [LeavingElement]) {
        for element in leaving {
            if let final = element.final {
                element.view.take(final, origin: origin(of: final))
            } else {
                element.view.alpha = 0
            }
        }
    }

    /// Has an element that has come begin where the layout wants it to; without its word it fades in.
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

    /// An element that goes with an update, and the attributes that it ends with.
    struct LeavingElement {
        let key: ElementKey
        let view: UICollectionReusableView
        let final: UICollectionViewLayoutAttributes?
    }
}
