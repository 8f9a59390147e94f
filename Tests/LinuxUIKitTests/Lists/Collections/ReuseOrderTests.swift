import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// The reuse of cells which wait is documented
/// (https://developer.apple.com/documentation/uikit/uicollectionview/dequeuereusablecell(withreuseidentifier:for:) and
/// …/uitableview/dequeuereusablecell(withidentifier:for:)), and not which of them is the next.
@MainActor @Suite("Which waiting cell is used next", .chosen, .timeLimit(.minutes(20))) struct ReuseOrderTests {
    typealias Order = HeadlessDevice.Behavior.ReuseOrder

    private func phone(_ order: Order) -> HeadlessDevice.Configuration {
        var phone = HeadlessDevice.Configuration(size: CGSize(width: 320, height: 480))
        phone.behavior.reuseOrder = order
        return phone
    }

    /// Whether the first of several items has the cell that it had, and not the last one's, or the other way round.
    private func check(_ order: Order, _ before: [UIView], _ after: [UIView]) {
        #expect(before.count > 3 && Set(before.map(ObjectIdentifier.init)) == Set(after.map(ObjectIdentifier.init)))
        #expect(after.first === (order == .firstFirst ? before.first : before.last))
    }

    @Test("In a collection view that is loaded anew", arguments: Order.allCases)
    func collectionView(order: Order) throws {
        try HeadlessDevice.run(phone(order)) { device in
            let source = CollectionSource([Array(0..<8)])
            let view = source.makeView()
            device.show(view)
            device.advanceFrames()
            let paths = (0..<8).map { IndexPath(item: $0, section: 0) }
            let before = paths.compactMap(view.cellForItem)
            view.reloadData()
            device.advanceFrames()
            check(order, before, paths.compactMap(view.cellForItem))
        }
    }

    @Test("In a table that is loaded anew", arguments: Order.allCases)
    func table(order: Order) throws {
        try HeadlessDevice.run(phone(order)) { device in
            let source = TableSource([Array(0..<8)])
            let table = source.makeTable()
            device.show(table)
            device.advanceFrames()
            let before = table.visibleCells
            table.reloadData()
            device.advanceFrames()
            check(order, before, table.visibleCells)
        }
    }
}
