import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:) (deletions are in the indexes of
/// before, insertions in those of after), …/insertrows(at:with:), …/beginupdates() and …/endupdates().
@MainActor @Suite("A table's updates", .timeLimit(.minutes(20)), .given(\.preparedCells, .none), .given(\.reusableViews, .leave))
struct TableUpdateTests {
    @Test("Random batches of deletions, insertions and reloads end as plain arrays do, over 200 rounds")
    func randomBatches() throws {
        var generator = SeededGenerator(seed: 11)
        let animations: [UITableView.RowAnimation] = [.fade, .right, .left, .top, .bottom, .none, .middle, .automatic]
        for round in 0..<200 {
            let old = Array(0..<Int.random(in: 0...12, using: &generator))
            let isSelfSizing = Bool.random(using: &generator)
            try withTable([old], rowHeight: isSelfSizing ? UITableView.automaticDimension : 20) { device, table, source in
                source.wantedHeight = { 20 + CGFloat($0 % 5) * 10 }
                table.reloadData()
                device.advanceFrames()
                let deleted = Set(old.indices.filter { _ in Int.random(in: 0...3, using: &generator) == 0 })
                let reloaded = old.indices.filter { !deleted.contains($0) && Int.random(in: 0...5, using: &generator) == 0 }
                var new = old.indices.filter { !deleted.contains($0) }.map { reloaded.contains($0) ? 50 + $0 : $0 }
                var inserted: [Int] = []
                for _ in 0..<Int.random(in: 0...4, using: &generator) {
                    let place = Int.random(in: 0...new.count, using: &generator)
                    inserted = inserted.map { $0 >= place ? $0 + 1 : $0 }
                    inserted.append(place)
                    new.insert(100 + inserted.count, at: place)
                }
                let animation = animations.randomElement(using: &generator) ?? .fade
                var finished: Bool?
                table.performBatchUpdates {
                    source.sections = [new]
                    table.deleteRows(at: deleted.map { path($0) }, with: animation)
                    table.reloadRows(at: reloaded.map { path($0) }, with: animation)
                    table.insertRows(at: inserted.map { path($0) }, with: animation)
                } completion: {
                    finished = $0
                }
                try device.advanceUntilIdle()
                #expect(finished == true, "seed 11, round \(round)")
                var y: CGFloat = 0
                let rects = new.map { number in
                    let height = isSelfSizing ? 20 + CGFloat(number % 5) * 10 : 20
                    defer { y += height }
                    return CGRect(x: 0, y: y, width: 320, height: height)
                }
                let inSight = zip(new, rects).filter { $0.1.minY < 480 }
                #expect(table.numbers == inSight.map(\.0), "seed 11, round \(round)")
                #expect(table.visibleCells.map(\.frame) == inSight.map(\.1), "seed 11, round \(round)")
                #expect(table.visibleCells.allSatisfy { $0.alpha == 1 && $0.superview === table }, "seed 11, round \(round)")
                #expect(table.subviews.filter { $0 is RowCell }.count == inSight.count, "seed 11, round \(round): nothing is left over")
            }
        }
    }

    @Test("Sections are inserted, deleted, moved and reloaded with their rows")
    func sections() throws {
        try withTable([[0, 1], [10, 11], [20]]) { device, table, source in
            let cell = try #require(table.cellForRow(at: path(0, 2)))
            source.sections = [[20], [30, 31], [10, 12, 13]]
            table.performBatchUpdates {
                table.deleteSections([0], with: .fade)
                table.insertSections([1], with: .fade)
                table.moveSection(2, toSection: 0)
                table.reloadSections([1], with: .automatic)
            }
            try device.advanceUntilIdle()
            #expect(table.numbers == [20, 30, 31, 10, 12, 13])
            #expect(table.cellForRow(at: path(0)) === cell)
            #expect(table.numberOfSections == 3 && table.numberOfRows(inSection: 2) == 3)
        }
    }

    @Test("A row that stays keeps its cell, and the frame is animated to its new place", .chosen)
    func staysAndMoves() throws {
        try withTable([[0, 1, 2]]) { device, table, source in
            let cell = try #require(table.cellForRow(at: path(2)))
            source.sections = [[1, 2]]
            table.deleteRows(at: [path(0)], with: .fade)
            #expect(table.cellForRow(at: path(1)) === cell && cell.frame.minY == 50)
            device.advance(by: 0.15)
            let onScreen = try #require(cell.layer.presentation()).frame.minY
            #expect(onScreen > 51 && onScreen < 99, "half way from 100 to 50: \(onScreen)")
            try device.advanceUntilIdle()
            #expect(cell.layer.presentation()?.frame.minY ?? 50 == 50)
        }
    }

    @Test("A deleted row fades where it was, and is displayed no longer when it is gone", .chosen)
    func deletedFades() throws {
        try withTable([Array(0..<20)]) { device, table, source in
            let cell = try #require(table.cellForRow(at: path(3)))
            source.events = []
            source.sections[0].remove(at: 3)
            table.deleteRows(at: [path(3)], with: .fade)
            device.advance(by: 0.15)
            let alpha = try #require(cell.layer.presentation()).opacity
            #expect(alpha > 0.05 && alpha < 0.95 && cell.superview === table)
            #expect(!source.events.contains("end 0.3"))
            try device.advanceUntilIdle()
            #expect(cell.superview == nil && cell.alpha == 1 && source.events.contains("end 0.3"))
        }
    }

    @Test("A row that is pushed out of sight goes there, and one that comes from there arrives from there", .chosen)
    func acrossTheEdge() throws {
        try withTable([Array(0..<30)]) { device, table, source in
            let last = try #require(table.visibleCells.last)
            source.sections[0].insert(99, at: 0)
            table.insertRows(at: [path(0)], with: .fade)
            device.advance(by: 0.15)
            let leaving = try #require(last.layer.presentation()).frame.minY
            #expect(leaving > 451 && leaving < 499, "half way from 450 to 500: \(leaving)")
            try device.advanceUntilIdle()
            #expect(last.superview == nil && table.numbers.last == 8)
            source.sections[0].remove(at: 0)
            table.deleteRows(at: [path(0)], with: .fade)
            let cell = try #require(table.visibleCells.last)
            device.advance(by: 0.15)
            let arriving = try #require(cell.layer.presentation()).frame.minY
            #expect((cell as? RowCell)?.number == 9 && arriving > 451 && arriving < 499, "half way from 500 to 450: \(arriving)")
            try device.advanceUntilIdle()
        }
    }

    @Test("Rows come from the side that their animation names, and without one at once")
    func animations() throws {
        try withTable([[0]]) { device, table, source in
            source.sections = [[0, 1]]
            table.insertRows(at: [path(1)], with: .left)
            let cell = try #require(table.cellForRow(at: path(1)))
            device.advance(by: 0.1)
            #expect(try #require(cell.layer.presentation()).frame.minX < -50)
            try device.advanceUntilIdle()
            source.sections = [[0, 1, 2]]
            table.insertRows(at: [path(2)], with: .none)
            let other = try #require(table.cellForRow(at: path(2)))
            device.advanceFrames()
            #expect(other.frame.minY == 100 && other.layer.presentation()?.opacity ?? 1 == 1)
            try device.advanceUntilIdle()
        }
    }

    @Test("A moved row keeps its cell, and selections go with their rows", .chosen)
    func move() throws {
        try withTable([[0, 1, 2], [3]]) { device, table, source in
            table.selectRow(at: path(0), animated: false, scrollPosition: .none)
            let cell = table.cellForRow(at: path(0))
            source.sections = [[1, 2], [3, 0]]
            table.moveRow(at: path(0), to: path(1, 1))
            try device.advanceUntilIdle()
            #expect(table.numbers == [1, 2, 3, 0] && table.cellForRow(at: path(1, 1)) === cell)
            #expect(table.indexPathForSelectedRow == path(1, 1) && cell?.isSelected == true)
        }
    }

    @Test("A reloaded row gets another cell, which shows whether it is selected")
    func reload() throws {
        try withTable([[0, 1, 2]]) { device, table, source in
            table.selectRow(at: path(1), animated: false, scrollPosition: .none)
            let cell = table.cellForRow(at: path(1))
            source.sections = [[0, 41, 2]]
            table.reloadRows(at: [path(1)], with: .automatic)
            try device.advanceUntilIdle()
            #expect(table.numbers == [0, 41, 2] && table.cellForRow(at: path(1)) !== cell)
            #expect(table.cellForRow(at: path(1))?.isSelected == true)
        }
    }

    @Test("reloadData asks for everything anew, and nothing is selected any more")
    func reloadData() throws {
        try withTable([Array(0..<50)]) { device, table, source in
            table.selectRow(at: path(1), animated: false, scrollPosition: .none)
            table.contentOffset.y = 1000
            device.advanceFrames()
            source.sections = [[7, 8]]
            table.reloadData()
            device.advanceFrames()
            #expect(table.numbers == [7, 8] && table.contentOffset.y == 0 && table.indexPathForSelectedRow == nil)
        }
    }

    @Test("Rows inserted into a million keep the heights that are known, and ask for no others", .chosen)
    func updateAmongMany() throws {
        let source = TableSource([Array(repeating: 7, count: 1_000_000)])
        source.wantedHeight = { _ in 64 }
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            let table = source.makeTable()
            device.show(table)
            table.contentOffset.y = 640
            device.advanceFrames()
            let requests = source.requested.count
            let length = table.contentSize.height
            source.sections[0].insert(7, at: 500_000)
            table.insertRows(at: [path(500_000)], with: .fade)
            try device.advanceUntilIdle()
            #expect(source.requested.count == requests && table.contentSize.height == length + 44)
        }
    }

    /// The text is the one in woocommerce/woocommerce-ios, issue 2617.
    @Test("Counts that do not follow from the updates trap, with the exception's text")
    func wrongCounts() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            try HeadlessDevice.run { device in
                let source = TableSource([[0, 1, 2]])
                let table = source.makeTable()
                device.show(table)
                table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            }
        }
        #expect(exit?.said("Invalid update: invalid number of rows in section 0.") == true)
        #expect(exit?.said("(0 inserted, 1 deleted)") == true)
    }

    @Test("A row that there is not cannot be deleted, nor a section that nobody announced appear", .chosen)
    func wrongPaths() async {
        let rows = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            try HeadlessDevice.run { device in
                let source = TableSource([[0, 1, 2]])
                let table = source.makeTable()
                device.show(table)
                table.deleteRows(at: [IndexPath(row: 5, section: 0)], with: .fade)
            }
        }
        #expect(rows?.said("attempt to delete row 5 from section 0 which only contains 3 rows before the update") == true)
        let sections = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            try HeadlessDevice.run { device in
                let source = TableSource([[0, 1, 2]])
                let table = source.makeTable()
                device.show(table)
                source.sections.append([])
                table.performBatchUpdates {}
            }
        }
        #expect(sections?.said("Invalid update: invalid number of sections.") == true)
    }
}
