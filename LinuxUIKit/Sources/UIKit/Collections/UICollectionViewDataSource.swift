/// The source of a collection view's items.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Returns the number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns the cell of an item, dequeued from the collection view.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// Returns the number of sections. The default is one.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Returns a supplementary view, dequeued from the collection view.
    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    /// Returns one. The method is optional.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Traps. The method is optional, but a data source with supplementary views must implement it.
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
