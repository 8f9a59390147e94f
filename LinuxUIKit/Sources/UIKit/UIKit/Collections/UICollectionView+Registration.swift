extension UICollectionView {
    /// How cells are made for items of a type.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler

        /// A registration that fills cells by a closure.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }

        @MainActor var identifier: String {
            "UICollectionView.CellRegistration.\(ObjectIdentifier(Cell.self)).\(ObjectIdentifier(Item.self))"
        }
    }

    /// How headers and footers are made.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view.
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let elementKind: String
        let handler: Handler

        /// A registration of a kind that fills views by a closure.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// A cell of the registration's class, filled for the item.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>,
        for indexPath: IndexPath,
        item: Item?
    ) -> Cell {
        let identifier = registration.identifier
        register(Cell.self, forCellWithReuseIdentifier: identifier)
        guard let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell else {
            preconditionFailure("LinuxUIKit: a cell of \(Cell.self) is of another class")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A header or footer of the registration's class, filled.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>,
        for indexPath: IndexPath
    ) -> Supplementary {
        let identifier = "UICollectionView.SupplementaryRegistration.\(ObjectIdentifier(Supplementary.self))"
        register(Supplementary.self, forSupplementaryViewOfKind: registration.elementKind, withReuseIdentifier: identifier)
        let view = dequeueReusableSupplementaryView(ofKind: registration.elementKind, withReuseIdentifier: identifier, for: indexPath)
        guard let supplementary = view as? Supplementary else {
            preconditionFailure("LinuxUIKit: a view of \(Supplementary.self) is of another class")
        }
        registration.handler(supplementary, registration.elementKind, indexPath)
        return supplementary
    }
}
