/// Views that a layout adds by itself, without the data source.
extension UICollectionView {
    /// A decoration view of the class that the layout has registered: one that waits, or a new one.
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

    /// The kind under which decoration views wait: a supplementary view may have one of the same name.
    static func poolOfDecorations(ofKind kind: String) -> String { "decoration \(kind)" }
}
