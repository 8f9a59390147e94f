extension UICollectionView {
    /// The class of cells for items of a type, and the closure that fills them. Cells of one registration are never reused by another
    /// registration.
    @MainActor @preconcurrency public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that fills a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let token = RegistrationToken()

        /// Creates a registration with a closure that fills cells.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// The class and kind of supplementary views, and the closure that fills them.
    @MainActor @preconcurrency public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that fills a supplementary view.
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let elementKind: String
        let handler: Handler
        let token = RegistrationToken()

        /// Creates a registration for a kind, with a closure that fills views.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// Returns a cell of the registration's class, filled for the item.
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

    /// Returns a supplementary view of the registration's class, filled for the index path.
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

/// The identity of a registration. A registration that is created for each request never finds its former cells. Using such a registration
/// raises an exception on a phone, and traps here.
@MainActor final class RegistrationToken {
    /// The number of requests for cells and supplementary views that are in progress.
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
