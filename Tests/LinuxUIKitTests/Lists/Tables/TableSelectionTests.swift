import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willselectrowat:),
/// …/tableview(_:shouldhighlightrowat:) and UITableView.h: "These methods will not call the delegate methods".
@MainActor
@Suite(
    "Selection in tables",
    .timeLimit(.minutes(20)),
    .given(\.preparedCells, .none),
    .given(\.reusableViews, .leave),
    .given(\.contentTouchDelay, .none)
) struct TableSelectionTests {
    private func withRows<Result>(_ body: (HeadlessDevice, UITableView, TableSource) throws -> Result) throws -> Result {
        try withTable([Array(0..<40)], rowHeight: 50) { device, table, source in
            source.events = []
            return try body(device, table, source)
        }
    }

    private func point(_ row: Int) -> CGPoint { CGPoint(x: 160, y: CGFloat(row) * 50 + 25) }

    @Test("A finger on a row highlights it, lifting selects it, and another row's selection goes first")
    func tap() throws {
        try withRows { device, table, source in
            let finger = device.touchDown(at: point(1))
            #expect(table.cellForRow(at: path(1))?.isHighlighted == true && table.indexPathForSelectedRow == nil)
            finger.lift()
            #expect(source.events == ["highlight 0.1", "unhighlight 0.1", "will select 0.1", "select 0.1"])
            #expect(table.indexPathForSelectedRow == path(1))
            let cell = try #require(table.cellForRow(at: path(1)))
            #expect(cell.isSelected && !cell.isHighlighted)
            source.events = []
            device.tap(at: point(3))
            #expect(source.events == ["highlight 0.3", "unhighlight 0.3", "will select 0.3", "deselect 0.1", "select 0.3"])
            #expect(!cell.isSelected && table.indexPathsForSelectedRows == [path(3)])
        }
    }

    @Test("A row whose cell leaves the table under the finger keeps the next finger from nothing", .chosen)
    func cellLeaves() throws {
        try withRows { device, table, source in
            let finger = device.touchDown(at: point(1))
            table.cellForRow(at: path(1))?.removeFromSuperview()
            finger.lift()
            source.events = []
            device.tap(at: point(3))
            #expect(source.events.contains("select 0.3") && table.indexPathForSelectedRow == path(3))
        }
    }

    @Test("A drag that begins on a row takes the highlight back and selects nothing")
    func drag() throws {
        try withRows { device, table, source in
            let finger = device.drag(from: point(8), to: CGPoint(x: 160, y: 300))
            #expect(source.events.prefix(2) == ["highlight 0.8", "unhighlight 0.8"])
            #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
            device.advance(by: 0.5)
            finger.lift()
            #expect(table.indexPathForSelectedRow == nil && table.contentOffset.y > 80 && !source.events.contains("select 0.8"))
        }
    }

    @Test("The delegate may refuse the highlight, and with it the selection, or choose another row")
    func delegateDecides() throws {
        try withRows { device, table, source in
            source.mayHighlight = false
            device.tap(at: point(2))
            #expect(source.events.isEmpty && table.indexPathForSelectedRow == nil)
            source.mayHighlight = true
            source.willSelect = { _ in nil }
            device.tap(at: point(2))
            #expect(table.indexPathForSelectedRow == nil && !source.events.contains("select 0.2"))
            source.willSelect = { _ in path(5) }
            device.tap(at: point(2))
            #expect(table.indexPathForSelectedRow == path(5) && source.events.last == "select 0.5")
            table.allowsSelection = false
            source.events = []
            device.tap(at: point(2))
            #expect(source.events.isEmpty)
        }
    }

    @Test("Where several may be selected a second tap takes a selection back")
    func several() throws {
        try withRows { device, table, source in
            table.allowsMultipleSelection = true
            device.tap(at: point(2))
            device.tap(at: point(4))
            #expect(table.indexPathsForSelectedRows == [path(2), path(4)])
            device.tap(at: point(2))
            #expect(table.indexPathsForSelectedRows == [path(4)] && source.events.last == "deselect 0.2")
        }
    }

    @Test("A selection by the program tells the delegate nothing, and scrolls if it is asked to")
    func byProgram() throws {
        try withRows { device, table, source in
            table.selectRow(at: path(30), animated: false, scrollPosition: .top)
            device.advanceFrames()
            #expect(table.contentOffset.y == 1500 && table.cellForRow(at: path(30))?.isSelected == true)
            table.deselectRow(at: path(30), animated: true)
            #expect(table.indexPathForSelectedRow == nil && table.cellForRow(at: path(30))?.isSelected == false)
            table.selectRow(at: path(31), animated: false, scrollPosition: .none)
            table.selectRow(at: nil, animated: false, scrollPosition: .none)
            #expect(table.indexPathsForSelectedRows == nil)
            try device.advanceUntilIdle()
            #expect(source.events.allSatisfy { $0.hasPrefix("display") || $0.hasPrefix("end") })
        }
    }

    @Test("A selected row that scrolls out and back in is selected still")
    func scrolledAway() throws {
        try withRows { device, table, _ in
            device.tap(at: point(1))
            table.contentOffset.y = 1000
            device.advanceFrames()
            #expect(table.visibleCells.allSatisfy { !$0.isSelected })
            table.contentOffset.y = 0
            device.advanceFrames()
            #expect(table.visibleCells.filter { $0.isSelected }.map { table.indexPath(for: $0) } == [path(1)])
        }
    }

    @Test("A selected cell shows the selected background, its labels the highlighted colour; one of no selection style does not")
    func looks() throws {
        try withRows { device, table, source in
            let background = UIView()
            source.fill = { cell, path in
                cell.textLabel?.text = "Row"
                cell.textLabel?.highlightedTextColor = .white
                if path.row == 1 { cell.selectedBackgroundView = background }
                if path.row == 2 { cell.selectionStyle = .none }
            }
            table.reloadData()
            device.advanceFrames()
            #expect(background.alpha == 0 && background.superview === table.cellForRow(at: path(1)))
            let before = device.screenshot().color(at: CGPoint(x: 300, y: 125))
            device.tap(at: point(1))
            #expect(background.alpha == 1 && table.cellForRow(at: path(1))?.textLabel?.isHighlighted == true)
            device.tap(at: point(2))
            #expect(background.alpha == 0 && device.screenshot().color(at: CGPoint(x: 300, y: 125)) == before)
            device.tap(at: point(3))
            #expect(device.screenshot().color(at: CGPoint(x: 300, y: 175)) != before)
        }
    }

    @Test("While a table is edited rows are not selected unless it allows that, and its cells are edited")
    func editing() throws {
        try withRows { device, table, _ in
            device.tap(at: point(1))
            table.setEditing(true, animated: true)
            try device.advanceUntilIdle()
            #expect(table.isEditing && table.visibleCells.allSatisfy { $0.isEditing && $0.contentView.frame.minX > 0 })
            #expect(table.indexPathForSelectedRow == nil)
            device.tap(at: point(2))
            #expect(table.indexPathForSelectedRow == nil)
            table.allowsSelectionDuringEditing = true
            device.tap(at: point(2))
            #expect(table.indexPathForSelectedRow == path(2))
            table.contentOffset.y = 600
            device.advanceFrames()
            #expect(table.visibleCells.allSatisfy { $0.isEditing })
            table.isEditing = false
            device.advanceFrames()
            #expect(table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
        }
    }
}
