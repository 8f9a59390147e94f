import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uitableview, …/uitableviewdatasource, …/uitableviewdelegate and UITableView.h.
@MainActor @Suite("UITableView", .timeLimit(.minutes(20)), .given(\.preparedCells, .none), .given(\.reusableViews, .leave))
struct TableViewTests {
    @Test("The defaults are those of the header")
    func defaults() throws {
        try HeadlessDevice.run { _ in
            let table = UITableView()
            #expect(table.style == .plain && UITableView(frame: .zero, style: .insetGrouped).style == .insetGrouped)
            #expect(UITableView.automaticDimension == -1)
            #expect(table.rowHeight == UITableView.automaticDimension && table.estimatedRowHeight == UITableView.automaticDimension)
            #expect(table.sectionHeaderHeight == UITableView.automaticDimension)
            #expect(table.estimatedSectionFooterHeight == UITableView.automaticDimension)
            #expect(table.allowsSelection && !table.allowsMultipleSelection && !table.allowsSelectionDuringEditing && !table.isEditing)
            #expect(table.separatorStyle == .singleLine && table.isPrefetchingEnabled && table.insetsContentViewsToSafeArea)
            #expect(UITableView.RowAnimation.automatic.rawValue == 100 && UITableView.ScrollPosition.bottom.rawValue == 3)
        }
    }

    @Test("Cells are made for what is in sight, used again for what comes into it, and lie in the table, contents in them")
    func reuse() throws {
        RowCell.made = 0
        try withTable([Array(0..<1000)]) { device, table, _ in
            #expect(table.indexPathsForVisibleRows == (0..<10).map { path($0) })
            for step in 1...300 {
                table.contentOffset.y = CGFloat(step) * 37
                device.advanceFrames()
                let first = Int((table.contentOffset.y / 50).rounded(.down))
                #expect(table.numbers.first == first && table.numbers.count >= 10)
                #expect(table.visibleCells.allSatisfy { $0.superview === table && $0.contentView.superview === $0 })
                #expect(table.visibleCells.allSatisfy { $0.frame.minY == CGFloat(($0 as? RowCell)?.number ?? -1) * 50 })
            }
            #expect(RowCell.made <= 12, "\(RowCell.made) cells were made")
            #expect(table.visibleCells.compactMap { $0 as? RowCell }.allSatisfy { $0.preparations > 0 })
        }
    }

    @Test("prepareForReuse comes before a cell is handed out again, and not before its first use")
    func prepareForReuse() throws {
        try withTable([Array(0..<30)]) { device, table, source in
            var atRequest: [Int] = []
            source.fill = { cell, _ in atRequest.append((cell as? RowCell)?.preparations ?? -1) }
            let first = try #require(table.cellForRow(at: path(0)) as? RowCell)
            #expect(first.preparations == 0)
            table.contentOffset.y = 1000
            device.advanceFrames()
            #expect(!atRequest.isEmpty && atRequest.contains(1) && atRequest.allSatisfy { $0 <= 1 })
            #expect(table.cellForRow(at: path(0)) == nil)
        }
    }

    @Test("Each willDisplay is followed by one didEndDisplaying, of headers as of cells")
    func displayCallbacks() throws {
        try withTable((0..<20).map { section in (0..<5).map { section * 5 + $0 } }) { device, table, source in
            source.headers = (0..<20).map { "Section \($0)" }
            source.events = []
            table.reloadData()
            device.advanceFrames()
            for step in 0..<40 {
                table.contentOffset.y = CGFloat((step * 311) % 4000)
                device.advanceFrames()
            }
            source.sections = []
            table.reloadData()
            device.advanceFrames()
            var balance: [String: Int] = [:]
            for event in source.events.drop(while: { $0.hasPrefix("end") }) {
                let name = event.drop { $0 != " " }
                balance[String(name), default: 0] += event.hasPrefix("display") ? 1 : -1
                #expect((0...1).contains(balance[String(name)] ?? 0), "\(event)")
            }
            #expect(balance.values.allSatisfy { $0 == 0 } && balance.keys.contains { $0.contains("header") })
        }
    }

    @Test("Rows are found by their place and by their cell; what is nowhere is nil")
    func lookUps() throws {
        try withTable([Array(0..<3), Array(3..<50)]) { _, table, _ in
            #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 47)
            #expect(table.rectForRow(at: path(2, 1)) == CGRect(x: 0, y: 250, width: 320, height: 50))
            #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 150))
            #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 149.5)) == path(2))
            #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 150)) == path(0, 1))
            #expect(table.indexPathForRow(at: CGPoint(x: 10, y: -1)) == nil && table.indexPathForRow(at: CGPoint(x: 10, y: 2500)) == nil)
            #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 120, width: 10, height: 60)) == [path(2), path(0, 1)])
            let cell = try #require(table.cellForRow(at: path(1, 1)))
            #expect(table.indexPath(for: cell) == path(1, 1) && table.indexPath(for: UITableViewCell()) == nil)
            #expect(table.cellForRow(at: path(40, 1)) == nil && table.cellForRow(at: path(40)) == nil)
            #expect(table.contentSize == CGSize(width: 320, height: 2500))
        }
    }

    @Test("The views above and below all sections keep their heights and take the table's width")
    func tableHeader() throws {
        try withTable([[0, 1]]) { device, table, _ in
            let header = UIView(frame: CGRect(x: 7, y: 9, width: 10, height: 80))
            let footer = UIView(frame: CGRect(x: 7, y: 9, width: 10, height: 40))
            table.tableHeaderView = header
            table.tableFooterView = footer
            device.advanceFrames()
            #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 80) && header.superview === table)
            #expect(footer.frame == CGRect(x: 0, y: 180, width: 320, height: 40))
            #expect(table.rectForRow(at: path(0)).minY == 80 && table.contentSize.height == 220)
            table.tableHeaderView = nil
            device.advanceFrames()
            #expect(header.superview == nil && table.visibleCells.first?.frame.minY == 0)
        }
    }

    @Test("A cell that is reconfigured is the same, filled anew, without prepareForReuse")
    func reconfigure() throws {
        try withTable([[0, 1, 2]]) { device, table, source in
            let cell = try #require(table.cellForRow(at: path(1)) as? RowCell)
            source.sections = [[0, 41, 2]]
            let before = source.requested.count
            source.events = []
            table.reconfigureRows(at: [path(1), path(2)])
            try device.advanceUntilIdle()
            #expect(table.cellForRow(at: path(1)) === cell && cell.number == 41 && cell.preparations == 0)
            #expect(source.requested.count == before + 2 && source.events.isEmpty)
        }
    }

    @Test("Without a class a cell cannot be dequeued for a row; without a row for it, it is nil")
    func unregistered() async throws {
        try HeadlessDevice.run { _ in
            let table = UITableView()
            #expect(table.dequeueReusableCell(withIdentifier: "nobody") == nil)
            #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "nobody") == nil)
            table.register(RowCell.self, forCellReuseIdentifier: "row")
            #expect(table.dequeueReusableCell(withIdentifier: "row")?.reuseIdentifier == "row")
        }
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            try HeadlessDevice.run { _ in
                _ = UITableView().dequeueReusableCell(withIdentifier: "nobody", for: IndexPath(row: 0, section: 0))
            }
        }
        #expect(exit?.said("must register a nib or a class for the identifier") == true)
    }

    @Test("Rows ahead are announced, and called off when they are not wanted after all")
    func prefetching() throws {
        try withTable([Array(0..<500)]) { device, table, _ in
            let prefetcher = Prefetcher()
            table.prefetchDataSource = prefetcher
            table.contentOffset.y = 60
            device.advanceFrames()
            #expect(prefetcher.announced.first == path(11) && prefetcher.cancelled.isEmpty)
            table.contentOffset.y = 10_000
            device.advanceFrames()
            #expect(prefetcher.cancelled.contains(path(12)) && prefetcher.announced.contains(path(210)))
            table.contentOffset.y = 9_900
            device.advanceFrames()
            #expect(prefetcher.announced.contains(path(197)))
        }
    }

    @Test("Cells near to what shows are answered as long as they are kept", arguments: HeadlessDevice.Behavior.PreparedCells.allCases)
    func preparedCells(cells: HeadlessDevice.Behavior.PreparedCells) throws {
        try HeadlessDevice.run(.phone(where: \.preparedCells, is: cells)) { device in
            let source = TableSource([Array(0..<50)])
            let table = source.makeTable()
            table.rowHeight = 100
            device.show(UIView()).addSubview(table)
            device.advanceFrames()
            table.contentOffset.y = 500
            device.advanceFrames()
            table.contentOffset.y = 600
            device.advanceFrames()
            let kept = (0..<6).contains { table.cellForRow(at: path($0)) != nil }
            #expect(kept == (cells != .none))
            let requests = source.requested.count
            let former = table.cellForRow(at: path(5))
            table.contentOffset.y = 500
            device.advanceFrames()
            #expect(table.visibleCells.count == 5 && (former == nil || table.cellForRow(at: path(5)) === former))
            #expect(source.requested.count - requests <= 2)
        }
    }
}

@MainActor private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
    var announced: [IndexPath] = []
    var cancelled: [IndexPath] = []

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { announced += indexPaths }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) { cancelled += indexPaths }
}
