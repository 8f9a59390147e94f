extension UICollectionView {
    /// How cells are made for items of a type. Each registration has cells of its own, which no other one uses.
    @MainActor @preconcurrency public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let token = RegistrationToken()

        /// A registration that fills cells by a closure.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// How headers and footers are made.
    @MainActor @preconcurrency public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view.
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let elementKind: String
        let handler: Handler
        let token = RegistrationToken()

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
        let identifier = registration.token.identifier
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
        let identifier = registration.token.identifier
        register(Supplementary.self, forSupplementaryViewOfKind: registration.elementKind, withReuseIdentifier: identifier)
        let view = dequeueReusableSupplementaryView(ofKind: registration.elementKind, withReuseIdentifier: identifier, for: indexPath)
        guard let supplementary = view as? Supplementary else {
            preconditionFailure("LinuxUIKit: a view of \(Supplementary.self) is of another class")
        }
        registration.handler(supplementary, registration.elementKind, indexPath)
        return supplementary
    }
}

/// What tells one registration from all others. One that is made whenever a cell is asked for would never find its cells again, so that
/// using it raises on a phone.
@MainActor final class RegistrationToken {
    /// How many requests for cells and supplementary views are under way.
    static var requestDepth = 0
    private let wasMadeInRequest = RegistrationToken.requestDepth > 0

    var identifier: String {
        precondition(
            !wasMadeInRequest,
            "NSInternalInconsistencyException: attempted to dequeue a cell or a supplementary view using a registration that was created "
                + "inside a cell provider or a data source's method. Create registrations up front, and use them again"
        )
        return "UICollectionView.Registration.\(ObjectIdentifier(self))"
    }
}
