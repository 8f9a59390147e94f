/// What the collection view asks its data source for.
extension UICollectionView {
    /// An item whose cell is filled anew: dequeuing for it gives the cell that it has.
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

    /// Fills the cells of items anew without another cell; those without a cell are left alone, and filled when they get one.
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

    /// The cell that is filled anew, if it is the one asked for.
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
