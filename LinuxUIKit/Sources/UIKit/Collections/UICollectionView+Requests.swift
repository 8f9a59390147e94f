/// The collection view's requests to its data source.
extension UICollectionView {
    /// An item whose cell is reconfigured. Dequeuing a cell for the item returns the existing cell.
    struct Reconfiguration {
        let path: IndexPath
        let cell: UICollectionViewCell
    }

    func requestCell(at path: IndexPath, from dataSource: any UICollectionViewDataSource) -> UICollectionViewCell {
        RegistrationToken.requestDepth += 1
        defer { RegistrationToken.requestDepth -= 1 }
        return dataSource.collectionView(self, cellForItemAt: path)
    }

    func requestView(
        ofKind kind: String,
        at path: IndexPath,
        from dataSource: any UICollectionViewDataSource
    ) -> UICollectionReusableView {
        RegistrationToken.requestDepth += 1
        defer { RegistrationToken.requestDepth -= 1 }
        return dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }

    /// Reconfigures the existing cells of items. An item without a cell is skipped, since a later cell is configured anyway.
    func reconfigureCells(at paths: some Sequence<IndexPath>) {
        guard let dataSource else { return }
        for path in paths.sorted() {
            guard let cell = shown[ElementKey(kind: nil, path: path)] as? UICollectionViewCell ?? prepared[path] else { continue }
            reconfiguration = Reconfiguration(path: path, cell: cell)
            let answer = requestCell(at: path, from: dataSource)
            reconfiguration = nil
            precondition(
                answer === cell,
                "NSInternalInconsistencyException: the cell returned for \(path) while reconfiguring the item is not the existing cell"
            )
            preferredSizeMayHaveChanged(of: cell)
        }
    }

    /// Returns the cell that is being reconfigured, or `nil` if the index path is another one.
    func cellBeingReconfigured(for path: IndexPath, identifier: String) -> UICollectionViewCell? {
        guard let reconfiguration, reconfiguration.path == path else { return nil }
        precondition(
            reconfiguration.cell.reuseIdentifier == identifier,
            "NSInternalInconsistencyException: attempted to dequeue a cell for a different registration or reuse identifier than the "
                + "existing cell when reconfiguring an item, which is not allowed"
        )
        return reconfiguration.cell
    }
}
