import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir and its methods' pages, and
/// UIDiffableDataSource.h.
@MainActor @Suite("UITableViewDiffableDataSource", .timeLimit(.minutes(20))) struct TableDiffableTests {
    private typealias Source = UITableViewDiffableDataSource<Int, Int>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    /// A table of rows of 20 points, 40 of which show.
    private func withTable(
        by make: (UITableView, @escaping Source.CellProvider) -> Source = { Source(tableView: $0, cellProvider: $1) },
        _ body: (HeadlessDevice, UITableView, Source) throws -> Void
    ) throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 800))) { device in
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 800), style: .plain)
            table.contentInsetAdjustmentBehavior = .never
            table.rowHeight = 20
            table.register(RowCell.self, forCellReuseIdentifier: "row")
            let source = make(table) { table, path, number in
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                (cell as? RowCell)?.number = number
                (cell as? RowCell)?.fillings += 1
                return cell
            }
            device.show(table)
            try body(device, table, source)
        }
    }

    private func snapshot(_ sections: [[Int]]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections.enumerated() {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    @Test("Whatever follows whatever, what shows is what the snapshot says, and what stays keeps its cell", arguments: [true, false])
    func randomSnapshots(animated: Bool) throws {
        var generator = SeededGenerator(seed: 13)
        for round in 0..<40 {
            try withTable { device, table, source in
                for step in 0..<6 {
                    let before = Dictionary(uniqueKeysWithValues: table.rowCells.map { ($0.number, $0) })
                    let snapshot = Snapshot.random(using: &generator)
                    var completions = 0
                    source.apply(snapshot, animatingDifferences: animated) { completions += 1 }
                    try device.advanceUntilIdle()
                    #expect(completions == 1, "seed 13, round \(round), step \(step)")
                    #expect(table.numbers == snapshot.itemIdentifiers, "seed 13, round \(round), step \(step)")
                    #expect(table.rowCells.map(\.frame.minY) == snapshot.itemIdentifiers.indices.map { CGFloat($0) * 20 })
                    for cell in table.rowCells {
                        guard let known = before[cell.number] else { continue }
                        #expect(known === cell, "seed 13, round \(round), step \(step)")
                    }
                }
            }
        }
    }

    @Test("Identifiers and index paths belong to each other")
    func identifiers() throws {
        try withTable { device, _, source in
            source.apply(snapshot([[1, 2], [3]]), animatingDifferences: false)
            device.advanceFrames()
            #expect(source.indexPath(for: 3) == path(0, 1) && source.indexPath(for: 9) == nil)
            #expect(source.itemIdentifier(for: path(1)) == 2 && source.itemIdentifier(for: path(2)) == nil)
            #expect(source.sectionIdentifier(for: 1) == 1 && source.sectionIdentifier(for: 2) == nil)
            #expect(source.index(for: 1) == 1 && source.index(for: 9) == nil)
            #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
        }
    }

    @Test("A reconfigured item keeps its cell, a reloaded one gets another")
    func reconfigureAndReload() throws {
        try withTable { device, table, source in
            source.apply(snapshot([[0, 1, 2]]), animatingDifferences: false)
            device.advanceFrames()
            let cells = table.rowCells
            var next = source.snapshot()
            next.reconfigureItems([1])
            next.reloadItems([2])
            source.apply(next)
            try device.advanceUntilIdle()
            let now = table.rowCells
            #expect(now.map(\.number) == [0, 1, 2])
            #expect(now[0] === cells[0] && now[1] === cells[1] && now[2] !== cells[2])
            #expect(cells[0].fillings == 1 && cells[1].fillings == 2 && cells[1].preparations == 0)
            #expect(source.snapshot().reconfiguredItemIdentifiers == [])
        }
    }

    @Test("Rows come and go by the default animation: automatic, unless it is another; without animation they are there at once")
    func animation() throws {
        try withTable { device, table, source in
            #expect(source.defaultRowAnimation == .automatic)
            source.apply(snapshot([[0, 1]]), animatingDifferences: false)
            device.advanceFrames()
            source.defaultRowAnimation = .right
            source.apply(snapshot([[2, 0, 1]]))
            device.advance(by: 0.1)
            let coming = try #require(table.cellForRow(at: path(0))?.layer.presentation())
            #expect(coming.frame.minX > 10, "it comes from the right")
            try device.advanceUntilIdle()
            #expect(table.cellForRow(at: path(0))?.frame.minX == 0)
            source.apply(snapshot([[3, 2, 0, 1]]), animatingDifferences: false)
            #expect(table.cellForRow(at: path(0))?.frame == CGRect(x: 0, y: 0, width: 320, height: 20))
            #expect(table.cellForRow(at: path(0))?.alpha == 1)
            try device.advanceUntilIdle()
        }
    }

    @Test("Using reloadData all cells are filled anew")
    func reloadData() throws {
        try withTable { device, table, source in
            source.apply(snapshot([[0, 1, 2]]), animatingDifferences: false)
            device.advanceFrames()
            let cells = table.rowCells
            var isDone = false
            source.applySnapshotUsingReloadData(source.snapshot()) { isDone = true }
            device.advanceFrames()
            #expect(isDone && table.numbers == [0, 1, 2] && cells.map(\.fillings).reduce(0, +) >= 3)
            #expect(table.rowCells.map(\.fillings).reduce(0, +) >= 4)
        }
    }

    @Test("There are no titles, and no row is edited, unless a subclass says so")
    func subclass() throws {
        try withTable { device, table, source in
            source.apply(snapshot([[0]]), animatingDifferences: false)
            device.advanceFrames()
            #expect(source.tableView(table, titleForHeaderInSection: 0) == nil)
            #expect(source.tableView(table, titleForFooterInSection: 0) == nil)
            #expect(!source.tableView(table, canEditRowAt: path(0)))
            #expect(table.headerView(forSection: 0) == nil && table.cellForRow(at: path(0))?.frame.minY == 0)
        }
        try withTable(by: { TitledSource(tableView: $0, cellProvider: $1) }) { device, table, source in
            source.apply(snapshot([[0]]), animatingDifferences: false)
            device.advanceFrames()
            #expect(table.headerView(forSection: 0)?.textLabel?.text == "Section 0")
        }
    }

    @Test("What waits for a snapshot to be applied goes on when it is")
    func asynchronous() async {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let source = Source(tableView: table) { _, _, _ in UITableViewCell() }
        await source.applySnapshotUsingReloadData(snapshot([[1, 2]]))
        #expect(source.snapshot().itemIdentifiers == [1, 2] && table.numberOfRows(inSection: 0) == 2)
    }
}

/// A data source with headers, as an app's author would write it.
private final class TitledSource: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section).map { "Section \($0)" }
    }
}

extension UITableView {
    /// The cells that show, from top to bottom.
    fileprivate var rowCells: [RowCell] { visibleCells.compactMap { $0 as? RowCell } }
}
