/// Gives a collection view its items.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The cell of an item, dequeued from the collection view.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// How many sections there are; one unless implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// A header or footer, dequeued from the collection view.
    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    /// Optional: one.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Optional: who has headers or footers must implement it.
    public func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        preconditionFailure(
            "NSInternalInconsistencyException: the data source must implement collectionView(_:viewForSupplementaryElementOfKind:at:)"
        )
    }
}
