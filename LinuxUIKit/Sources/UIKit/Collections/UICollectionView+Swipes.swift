extension UICollectionView: SwipeableList {
    func swipeableRow(around view: UIView) -> (cell: UIView, path: IndexPath)? {
        shown.first { $0.key.kind == nil && view.isDescendant(of: $0.value) }.map { ($0.value, $0.key.path) }
    }

    func swipeActionsConfiguration(at path: IndexPath, edge: SwipeEdge) -> UISwipeActionsConfiguration? {
        collectionViewLayout.swipeActionsConfiguration(at: path, edge: edge)
    }

    func placeSwipedCell(_ cell: UIView) {
        guard let (key, view) = shown.first(where: { $0.value === cell }), let attributes = layoutAttributes(of: key) else { return }
        view.take(attributes, origin: origin(of: attributes))
        swipeActions?.didPlace(view)
    }

    func swipeWillBegin(at path: IndexPath) {}

    func swipeDidChange(_ cell: UIView, hasEnded: Bool) {
        (cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    }
}
