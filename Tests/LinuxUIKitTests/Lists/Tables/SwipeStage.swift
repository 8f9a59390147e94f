import HeadlessDevice
import UIKit

/// A table or a list of 40 rows of 44 points that fills a phone of 320 × 480 points, with actions for swipes.
@MainActor final class SwipeStage: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDelegate {
    enum Kind: CaseIterable {
        case table, list
    }

    let device: HeadlessDevice
    private(set) var list = UIScrollView()
    private var source: UICollectionViewDiffableDataSource<Int, Int>?
    var count = 40
    var leading: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
    var trailing: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
    /// The titles of the performed actions, the selected rows, and what the table's delegate is told.
    var events: [String] = []
    var canEdit = true
    /// The last action's arguments.
    private(set) var performed: (action: UIContextualAction, sourceView: UIView, completion: (Bool) -> Void)?

    private init(_ device: HeadlessDevice) {
        self.device = device
    }

    /// Runs a test with a trailing configuration of two actions for each row.
    static func run(_ kind: Kind, isRightToLeft: Bool = false, _ body: (SwipeStage) throws -> Void) throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480), safeAreaInsets: .zero)) { device in
            let stage = SwipeStage(device)
            stage.trailing = { [unowned stage] _ in stage.configuration(["Delete", "Flag"]) }
            stage.list = kind == .table ? stage.makeTable() : stage.makeList()
            if isRightToLeft { stage.list.semanticContentAttribute = .forceRightToLeft }
            device.show(stage.list)
            device.advanceFrames()
            try body(stage)
            try device.advanceUntilIdle()
        }
    }

    private func makeTable() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 44
        table.dataSource = self
        table.delegate = self
        return table
    }

    private func makeList() -> UICollectionView {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.leadingSwipeActionsConfigurationProvider = { [unowned self] in leading($0) }
        configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] in trailing($0) }
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
        )
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(number)"
            cell.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, number in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
        }
        show(Array(0..<count))
        view.delegate = self
        return view
    }

    private func show(_ numbers: [Int], animated: Bool = false) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(numbers)
        source?.apply(snapshot, animatingDifferences: animated)
    }

    // MARK: Actions

    /// Actions with titles; the first one is destructive.
    func configuration(_ titles: [String]) -> UISwipeActionsConfiguration {
        UISwipeActionsConfiguration(
            actions: titles.enumerated().map { index, title in
                UIContextualAction(style: index == 0 ? .destructive : .normal, title: title) { [unowned self] action, view, completion in
                    events.append(title)
                    performed = (action, view, completion)
                }
            }
        )
    }

    /// The button of an action that shows.
    func button(_ title: String) -> UIButton? {
        list.subviews.flatMap(\.subviews).lazy.compactMap { $0 as? UIButton }.first { $0.title(for: .normal) == title }
    }

    // MARK: Rows

    func cell(_ row: Int) -> UIView? {
        (list as? UITableView)?.cellForRow(at: path(row)) ?? (list as? UICollectionView)?.cellForItem(at: path(row))
    }

    /// The left edge of a row's cell on the screen.
    func left(_ row: Int) -> CGFloat? { cell(row).map { $0.convert($0.bounds, to: nil).minX } }

    /// A point on a row.
    func point(_ x: CGFloat, _ row: Int) -> CGPoint { CGPoint(x: x, y: CGFloat(row) * 44 + 22) }

    /// Moves a finger across a row, lifts the finger after a rest, and waits.
    func swipe(_ row: Int, from start: CGFloat, to end: CGFloat) throws {
        let finger = device.drag(from: point(start, row), to: point(end, row))
        device.advance(by: 0.5)
        finger.lift()
        try device.advanceUntilIdle()
    }

    func reload() {
        (list as? UITableView)?.reloadData()
        (list as? UICollectionView)?.reloadData()
    }

    /// Removes the last row.
    func removeLast() {
        count -= 1
        (list as? UITableView)?.deleteRows(at: [path(count)], with: .fade)
        show(Array(0..<count), animated: true)
    }

    // MARK: Table and list

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }

    func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading(indexPath) }

    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing(indexPath) }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        events.append("begin \(indexPath.row) \(tableView.isEditing)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        events.append("end \(indexPath?.row ?? -1) \(tableView.isEditing)")
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { events.append("select \(indexPath.row)") }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        events.append("select \(indexPath.item)")
    }
}
