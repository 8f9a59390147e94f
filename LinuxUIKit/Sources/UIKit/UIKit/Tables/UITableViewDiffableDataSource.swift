/// A table's data source that is told what is to show as a whole, by a snapshot, and finds out itself what has changed.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UITableViewDataSource
where SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    /// Makes the cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// How rows and sections come and go.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// A data source of a table, whose data source it becomes.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// Shows what a snapshot says. The closure is called when what moves has come to rest.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        let difference = SnapshotDifference(from: current, to: snapshot)
        guard let tableView else {
            current = snapshot.settled
            completion?()
            return
        }
        let update = {
            tableView.performBatchUpdates {
                self.current = snapshot.settled
                tableView.apply(difference.updates, with: animatingDifferences ? self.defaultRowAnimation : .none)
            } completion: { _ in
                completion?()
            }
        }
        if animatingDifferences { update() } else { UIView.performWithoutAnimation(update) }
    }

    /// Shows what a snapshot says, and goes on when what moves has come to rest.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows what a snapshot says as `reloadData()` does, with all cells asked for anew and nothing compared.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        current = snapshot.settled
        tableView?.reloadData()
        tableView?.layoutIfNeeded()
        completion?()
    }

    /// Shows what a snapshot says as `reloadData()` does, and goes on when it shows.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    /// What shows now, to be changed and applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    // MARK: Identifiers

    /// The section of a number; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.sectionIdentifier(at: index) }

    /// The number of a section; nil if it is not there.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    /// The item at an index path; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.itemIdentifier(at: indexPath) }

    /// The index path of an item; nil if it is not there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.place(of: itemIdentifier) }

    // MARK: UITableViewDataSource

    /// How many sections the snapshot has.
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

    /// How many items a section of the snapshot has.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { current.sections[section].items.count }

    /// The cell that the cell provider makes; none traps, as it raises on a phone.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = current.sections[indexPath.section].items[indexPath.row]
        guard let cell = cellProvider(tableView, indexPath, identifier) else {
            preconditionFailure(
                "NSInternalInconsistencyException: the cell provider returned nil for index path \(indexPath) with identifier \(identifier)"
            )
        }
        return cell
    }

    /// The text of a section's header; none unless overridden.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// The text of a section's footer; none unless overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Whether a row shows an editing control while the table is edited; none does unless overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
}

extension UITableView {
    /// Makes changes that were found out as a whole, within a batch.
    fileprivate func apply(_ changes: CollectionUpdates, with animation: RowAnimation) {
        deleteSections(IndexSet(changes.deletedSections), with: animation)
        insertSections(IndexSet(changes.insertedSections), with: animation)
        reloadSections(IndexSet(changes.reloadedSections), with: animation)
        for (section, place) in changes.movedSections { moveSection(section, toSection: place) }
        deleteRows(at: Array(changes.deletedItems), with: animation)
        insertRows(at: Array(changes.insertedItems), with: animation)
        reloadRows(at: Array(changes.reloadedItems), with: animation)
        for (row, place) in changes.movedItems { moveRow(at: row, to: place) }
        reconfigureRows(at: Array(changes.reconfiguredItems))
    }
}
