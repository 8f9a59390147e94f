import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uitableview/scrolltorow(at:at:animated:) and …/scrollposition.
@MainActor @Suite("Scrolling in tables", .timeLimit(.minutes(20))) struct TableScrollTests {
    private func withUnevenRows<Result>(
        _ sections: [[Int]],
        headers: [String?] = [],
        rowHeight: CGFloat = 100,
        _ body: (HeadlessDevice, UITableView, TableSource) throws -> Result
    ) throws -> Result {
        try withTable(sections, headers: headers, rowHeight: rowHeight, wantedHeight: { 40 + CGFloat($0 % 7) * 10 }, body)
    }

    @Test("scrollToRow brings the row where it is asked for, and no further than the content goes")
    func scrollToRow() throws {
        try withUnevenRows([Array(0..<50)]) { device, table, _ in
            table.scrollToRow(at: path(20), at: .top, animated: false)
            #expect(table.contentOffset.y == 2000)
            table.scrollToRow(at: path(20), at: .middle, animated: false)
            #expect(table.contentOffset.y == 1810)
            table.scrollToRow(at: path(20), at: .bottom, animated: false)
            #expect(table.contentOffset.y == 1620)
            table.scrollToRow(at: path(20), at: .none, animated: false)
            #expect(table.contentOffset.y == 1620, "it is in sight")
            table.scrollToRow(at: path(10), at: .none, animated: false)
            #expect(table.contentOffset.y == 1000)
            table.scrollToRow(at: path(49), at: .top, animated: false)
            #expect(table.contentOffset.y == 4520)
            table.scrollToRow(at: path(0), at: .bottom, animated: true)
            try device.advanceUntilIdle()
            #expect(table.contentOffset.y == 0)
        }
    }

    @Test("Rows of estimated height are where they are asked for, too", arguments: [false, true], [10, 50, 170] as [CGFloat])
    func selfSizing(animated: Bool, estimate: CGFloat) throws {
        try withUnevenRows([Array(0..<300)], rowHeight: UITableView.automaticDimension) { device, table, _ in
            table.estimatedRowHeight = estimate
            device.advanceFrames()
            for (row, position) in [(150, UITableView.ScrollPosition.top), (40, .middle), (290, .bottom), (120, .none), (0, .top)] {
                table.scrollToRow(at: path(row), at: position, animated: animated)
                try device.advanceUntilIdle()
                let rect = table.convert(table.rectForRow(at: path(row)), to: nil)
                let expected: CGFloat =
                    switch position {
                    case .top, .none: rect.minY
                    case .middle: rect.midY - 240
                    case .bottom: rect.maxY - 480
                    }
                #expect(abs(expected) < 0.51, "row \(row) is at \(rect.minY)")
                #expect(table.numbers.contains(row))
            }
        }
    }

    @Test("In a plain table the header does not cover a row that was scrolled to", .chosen)
    func belowHeader() throws {
        try withUnevenRows([Array(0..<30), Array(0..<30)], headers: ["One", "Two"]) { device, table, _ in
            table.scrollToRow(at: path(9, 1), at: .top, animated: false)
            device.advanceFrames()
            let header = try #require(table.headerView(forSection: 1))
            #expect(table.rectForRow(at: path(9, 1)).minY == header.frame.maxY && header.frame.minY == table.contentOffset.y)
        }
    }

    @Test("The nearest selected row is scrolled to")
    func nearestSelected() throws {
        try withUnevenRows([Array(0..<50)]) { _, table, _ in
            table.allowsMultipleSelection = true
            for row in [3, 30, 45] { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
            table.contentOffset.y = 2000
            table.scrollToNearestSelectedRow(at: .top, animated: false)
            #expect(table.contentOffset.y == 3000)
        }
    }

    @Test("A row that does not exist cannot be scrolled to; NSNotFound is the section's beginning")
    func beyond() async throws {
        try withUnevenRows([Array(0..<10), []], headers: [nil, "Empty"]) { _, table, _ in
            table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .bottom, animated: false)
            #expect(table.contentOffset.y > 0)
        }
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            try HeadlessDevice.run { device in
                let source = TableSource([[0]])
                let table = source.makeTable()
                device.show(table)
                table.scrollToRow(at: IndexPath(row: 1, section: 0), at: .top, animated: false)
            }
        }
        #expect(exit?.said("NSRangeException") == true)
    }
}
