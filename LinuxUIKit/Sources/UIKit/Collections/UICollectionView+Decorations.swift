/// Views that a layout adds without the data source.
extension UICollectionView {
    /// Returns a decoration view of the class that the layout has registered: a waiting view, or a new view.
    func makeDecoration(ofKind kind: String, frame: CGRect) -> UICollectionReusableView {
        guard let type = collectionViewLayout.decorationClasses[kind] else {
            preconditionFailure(
                "NSInternalInconsistencyException: could not dequeue a decoration view of kind \(kind) - must register as a class or nib "
                    + "with the layout"
            )
        }
        let key = CollectionReuse.Key(kind: UICollectionView.poolOfDecorations(ofKind: kind), identifier: kind)
        reuse.register(type, for: key)
        return reuse.dequeue(key, frame: frame)
    }

    /// Returns the kind under which decoration views wait for reuse. Without a kind of their own, they could be mistaken for supplementary
    /// views of the same kind.
    static func poolOfDecorations(ofKind kind: String) -> String { "decoration \(kind)" }
}
