import HeadlessDevice
import Testing
import UIKit

/// Neither https://developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:) nor the page of the table's
/// method says whether cells that an update moves receive touches: both answers are tried.
@MainActor @Suite("Touches on cells that move", .timeLimit(.minutes(20))) struct TouchesInUpdatesTests {
    typealias Touches = HeadlessDevice.Behavior.TouchesInUpdates

    private func phone(_ touches: Touches) -> HeadlessDevice.Configuration {
        var phone = HeadlessDevice.Configuration(size: CGSize(width: 320, height: 480))
        phone.behavior.touchesInUpdates = touches
        return phone
    }

    /// Touches the cell where it is seen while it moves, and where it is at rest.
    private func check(_ touches: Touches, _ cell: UIView, on device: HeadlessDevice) throws {
        let window = try #require(cell.window)
        let place = cell.convert(CGPoint(x: 20, y: 5), to: window)
        #expect((window.hitTest(place, with: nil)?.isDescendant(of: cell) == true) == (touches == .taken))
        try device.advanceUntilIdle()
        #expect(window.hitTest(place, with: nil)?.isDescendant(of: cell) == true)
    }

    @Test("In a collection view", arguments: Touches.allCases)
    func collectionView(touches: Touches) throws {
        try HeadlessDevice.run(phone(touches)) { device in
            let source = CollectionSource([[0, 1, 2]])
            source.size = { _ in CGSize(width: 320, height: 100) }
            let view = source.makeView()
            device.show(view)
            device.advanceFrames()
            let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
            view.performBatchUpdates {
                source.sections = [[1, 2]]
                view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            }
            try check(touches, cell, on: device)
        }
    }

    @Test("In a table", arguments: Touches.allCases)
    func table(touches: Touches) throws {
        try HeadlessDevice.run(phone(touches)) { device in
            let source = TableSource([[0, 1, 2]])
            let table = source.makeTable()
            table.rowHeight = 100
            device.show(table)
            device.advanceFrames()
            let cell = try #require(table.cellForRow(at: path(2)))
            table.performBatchUpdates {
                source.sections = [[1, 2]]
                table.deleteRows(at: [path(0)], with: .fade)
            }
            try check(touches, cell, on: device)
        }
    }
}
