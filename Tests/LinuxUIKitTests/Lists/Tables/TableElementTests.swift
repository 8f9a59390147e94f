import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// The cells of tables for VoiceOver. Apple says nothing about them; the README's table names the reports.
@MainActor @Suite("Tables and VoiceOver", .timeLimit(.minutes(20)), .chosen) struct TableElementTests {
    @Test(
        "While VoiceOver runs, a cell is one element that speaks its labels, or never",
        arguments: HeadlessDevice.Behavior.TableCellElements.allCases
    )
    func cells(behavior: HeadlessDevice.Behavior.TableCellElements) throws {
        try HeadlessDevice.run(.behaving { $0.tableCellElements = behavior }) { device in
            let source = TableSource([[1, 2]])
            source.fill = { cell, path in
                cell.contentView.subviews.forEach { $0.removeFromSuperview() }
                for (index, text) in ["Row \(path.row)", "more"].enumerated() {
                    let label = UILabel(frame: CGRect(x: 20 + 100 * index, y: 5, width: 80, height: 20))
                    label.text = text
                    cell.contentView.addSubview(label)
                }
            }
            let table = source.makeTable()
            device.show(table)
            device.advanceFrames()
            let parts = ["Row 0", "more", "Row 1", "more"]
            #expect(device.spokenLabels == parts && !(table.visibleCells.first?.isAccessibilityElement ?? true))
            device.isVoiceOverRunning = true
            #expect(device.spokenLabels == (behavior == .withVoiceOver ? ["Row 0, more", "Row 1, more"] : parts))
            // The app's own settings hold.
            table.visibleCells.first?.isAccessibilityElement = false
            table.visibleCells.last?.accessibilityLabel = "Last"
            #expect(device.spokenLabels == (behavior == .withVoiceOver ? ["Row 0", "more", "Last"] : parts))
            device.isVoiceOverRunning = false
            #expect(device.spokenLabels == parts)
        }
    }

    @Test("A cell that VoiceOver activates is selected")
    func activate() throws {
        try HeadlessDevice.run(.behaving { $0.tableCellElements = .withVoiceOver }) { device in
            let source = TableSource([[1, 2]])
            let table = source.makeTable()
            device.show(table)
            device.advanceFrames()
            device.isVoiceOverRunning = true
            let cell = try #require(table.visibleCells.last)
            #expect(device.perform(.activate, on: cell))
            try device.advanceUntilIdle()
            #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        }
    }
}
