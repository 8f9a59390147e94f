/// A table's data source that gets all its contents as a snapshot, and finds out the differences to the former snapshot itself.
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

    /// The animation in which rows and sections come and go.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Creates a data source and assigns it to a table.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// Shows the contents of a snapshot. The completion handler is called when the animations have ended.
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

    /// Shows the contents of a snapshot. The method returns when the animations have ended.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows the contents of a snapshot like `reloadData()`: all cells are requested again, without a comparison.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        current = snapshot.settled
        tableView?.reloadData()
        tableView?.layoutIfNeeded()
        completion?()
    }

    /// Shows the contents of a snapshot like `reloadData()`. The method returns when the contents are shown.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    /// Returns a snapshot of the current contents, to be changed and applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    // MARK: Identifiers

    /// Returns the section at an index, or `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.sectionIdentifier(at: index) }

    /// Returns the index of a section, or `nil` if the snapshot doesn't contain the section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    /// Returns the item at an index path, or `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.itemIdentifier(at: indexPath) }

    /// Returns the index path of an item, or `nil` if the snapshot doesn't contain the item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.place(of: itemIdentifier) }

    // MARK: UITableViewDataSource

    /// Returns the number of sections in the snapshot.
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

    /// Returns the number of items in a section of the snapshot.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { current.sections[section].items.count }

    /// Returns the cell from the cell provider. Traps if the cell provider returns `nil`; a phone raises an exception.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = current.sections[indexPath.section].items[indexPath.row]
        guard let cell = cellProvider(tableView, indexPath, identifier) else {
            preconditionFailure(
                "NSInternalInconsistencyException: the cell provider returned nil for index path \(indexPath) with identifier \(identifier)"
            )
        }
        return cell
    }

    /// Returns the text of a section's header: none unless overridden.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns the text of a section's footer: none unless overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns whether a row shows an editing control in editing mode: false unless overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
}

extension UITableView {
    /// Applies the differences between two snapshots, within a batch of updates.
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
