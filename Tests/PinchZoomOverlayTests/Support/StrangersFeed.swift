import PinchZoomOverlay
import PortableTestSupport
import UIKit

/// A feed as apps are written today: self-sizing cells by constraints, diffable data, in a collection view or in a table.
@MainActor final class StrangersFeed: UIViewController {
    enum Kind: CaseIterable {
        case collection, list, table
    }

    let kind: Kind
    let media: PostContents.Media
    let record = ZoomRecord()
    /// Whether a swipe of a row in a list or in a table shows an action that deletes the post.
    private let offersSwipeActions: Bool
    private(set) var numbers: [Int] = []
    /// The closure to call for each cell that is filled.
    var didFill: (any PinchZoomable) -> Void = { _ in }
    private(set) var scrollView = UIScrollView()
    private var collectionSource: UICollectionViewDiffableDataSource<Int, Int>?
    private var tableSource: UITableViewDiffableDataSource<Int, Int>?

    init(_ kind: Kind, _ media: PostContents.Media, offersSwipeActions: Bool = false) {
        self.kind = kind
        self.media = media
        self.offersSwipeActions = offersSwipeActions
        super.init(nibName: nil, bundle: nil)
        title = "Strangers"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        switch kind {
        case .collection: makeCollection(compositionalLayout)
        case .list: makeCollection(listLayout)
        case .table: makeTable()
        }
        scrollView.backgroundColor = .white
        scrollView.fill(view)
        show(Array(0..<30))
    }

    private var compositionalLayout: UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(400))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    private var listLayout: UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        if offersSwipeActions {
            configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.swipeActions(at: $0) }
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func makeCollection(_ layout: UICollectionViewLayout) {
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<StrangersCollectionCell, Int> { [weak self, media] cell, _, number in
            cell.show(media)
            self?.fill(cell, cell.contents, number)
        }
        collectionSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, path, number in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
        }
        scrollView = collectionView
    }

    private func makeTable() {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(StrangersTableCell.self, forCellReuseIdentifier: "post")
        table.estimatedRowHeight = 400
        if offersSwipeActions { table.delegate = self }
        tableSource = EditableDataSource(tableView: table) { [weak self, media] table, path, number in
            let cell = table.dequeueReusableCell(withIdentifier: "post", for: path)
            if let cell = cell as? StrangersTableCell {
                cell.show(media)
                self?.fill(cell, cell.contents, number)
            }
            return cell
        }
        scrollView = table
    }

    private func swipeActions(at path: IndexPath) -> UISwipeActionsConfiguration {
        let deletion = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, complete in
            guard let self, numbers.indices.contains(path.item) else { return complete(false) }
            var numbers = numbers
            numbers.remove(at: path.item)
            show(numbers, animated: true)
            complete(true)
        }
        return UISwipeActionsConfiguration(actions: [deletion])
    }

    private func fill(_ cell: any PinchZoomable, _ contents: PostContents, _ number: Int) {
        contents.show(number)
        contents.addController(to: self)
        cell.pinchZoomDelegate = self
        didFill(cell)
    }

    // MARK: What it shows

    /// Shows posts, animated or at once.
    func show(_ numbers: [Int], animated: Bool = false, reconfiguring: [Int] = []) {
        self.numbers = numbers
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(numbers)
        snapshot.reconfigureItems(reconfiguring)
        collectionSource?.apply(snapshot, animatingDifferences: animated)
        tableSource?.apply(snapshot, animatingDifferences: animated)
    }

    func reloadData() {
        (scrollView as? UICollectionView)?.reloadData()
        (scrollView as? UITableView)?.reloadData()
    }

    /// Makes the list measure cells after each change of their constraints, too.
    func followConstraints() {
        (scrollView as? UICollectionView)?.selfSizingInvalidation = .enabledIncludingConstraints
        (scrollView as? UITableView)?.selfSizingInvalidation = .enabledIncludingConstraints
    }

    /// Makes the list measure its cells again.
    func remeasure() {
        (scrollView as? UICollectionView)?.collectionViewLayout.invalidateLayout()
        (scrollView as? UITableView)?.performBatchUpdates(nil)
    }

    /// The visible cells.
    var cells: [any PinchZoomable] {
        let cells: [UIView] = (scrollView as? UICollectionView)?.sortedCells ?? (scrollView as? UITableView)?.visibleCells ?? []
        return cells.compactMap { $0 as? any PinchZoomable }
    }

    /// The contents of the visible cells, without cells that are kept ready.
    var shownContents: [PostContents] {
        cells.compactMap { ($0 as? StrangersCollectionCell)?.contents ?? ($0 as? StrangersTableCell)?.contents }
    }

    /// Returns the contents of a post, if the post has a cell.
    func contents(_ number: Int) -> PostContents? {
        if let path = collectionSource?.indexPath(for: number), let collectionView = scrollView as? UICollectionView {
            return (collectionView.cellForItem(at: path) as? StrangersCollectionCell)?.contents
        }
        if let path = tableSource?.indexPath(for: number), let table = scrollView as? UITableView {
            return (table.cellForRow(at: path) as? StrangersTableCell)?.contents
        }
        return nil
    }
}

extension StrangersFeed: UITableViewDelegate {
    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { swipeActions(at: indexPath) }
}

/// A data source whose rows can be edited. Otherwise, rows couldn't be swiped.
private final class EditableDataSource: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

extension StrangersFeed: PinchZoomInteractionDelegate {
    func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction) {
        record.willBegin(interaction)
        scrollView.isScrollEnabled = false
    }

    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, willEndAt targetFrame: CGRect) {
        record.willEnd(interaction, targetFrame)
    }

    func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction) {
        record.didEnd(interaction)
        scrollView.isScrollEnabled = true
    }
}
