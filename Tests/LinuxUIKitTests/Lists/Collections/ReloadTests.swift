import HeadlessDevice
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicollectionview/reloaddata() and …/uitableview/reloaddata(): "this causes the
/// collection view to discard any currently visible items". The moment at which they end being displayed is documented nowhere.
@MainActor @Suite("Lists that are loaded anew", .timeLimit(.minutes(20))) struct ReloadTests {
    typealias ReloadData = HeadlessDevice.Behavior.ReloadData

    /// A list of eight rows that fills its phone.
    @MainActor private struct List {
        let device: HeadlessDevice
        let view: UIScrollView
        let reload: () -> Void
        let cells: () -> [UIView]
        let takeEvents: () -> [String]

        init(_ device: HeadlessDevice, isTable: Bool) {
            self.device = device
            if isTable {
                let source = TableSource([Array(0..<8)])
                let table = source.makeTable()
                (view, reload, cells) = (table, table.reloadData, { table.visibleCells })
                takeEvents = {
                    defer { source.events = [] }
                    return source.events
                }
            } else {
                let source = CollectionSource([Array(0..<8)])
                source.size = { _ in CGSize(width: 320, height: 40) }
                let list = source.makeView()
                (view, reload, cells) = (list, list.reloadData, { list.visibleCells })
                takeEvents = {
                    defer { source.events = [] }
                    return source.events
                }
            }
            device.show(view)
            device.advanceFrames()
            _ = takeEvents()
        }
    }

    private let ends = (0..<8).map { "end 0.\($0)" }
    private let displays = (0..<8).map { "display 0.\($0)" }

    private func withList(_ moment: ReloadData, isTable: Bool, _ body: (List) throws -> Void) throws {
        var phone = HeadlessDevice.Configuration(size: CGSize(width: 320, height: 480))
        phone.behavior.reloadData = moment
        try HeadlessDevice.run(phone) { try body(List($0, isTable: isTable)) }
    }

    @Test(
        "Cells end being displayed within the call or with the next layout, which displays others",
        arguments: ReloadData.allCases,
        [true, false]
    )
    func moment(moment: ReloadData, isTable: Bool) throws {
        try withList(moment, isTable: isTable) { list in
            let former = list.cells()
            list.reload()
            #expect(list.takeEvents() == (moment == .atOnce ? ends : []))
            #expect(former.allSatisfy { $0.isDescendant(of: list.view) && !$0.isHidden } == (moment == .withLayout))
            list.view.layoutIfNeeded()
            let events = list.takeEvents()
            #expect(events.filter { $0.hasPrefix("end") } == (moment == .atOnce ? [] : ends))
            #expect(events.filter { $0.hasPrefix("display") } == displays)
            #expect(Set(list.cells()) == Set(former), "they are used again")
        }
    }

    // "It might not return correct visible cells array until you layout it's subviews": samhann/Loader.swift, issue 9.
    @Test("Until the next layout there are no visible cells, however often it is reloaded", arguments: ReloadData.allCases, [true, false])
    func invisible(moment: ReloadData, isTable: Bool) throws {
        try withList(moment, isTable: isTable) { list in
            for _ in 0..<3 { list.reload() }
            #expect(list.cells().isEmpty)
            list.device.advanceFrames()
            #expect(list.cells().count == 8 && list.takeEvents().count == 16)
            #expect(list.view.subviews.count { $0 is UICollectionViewCell || $0 is UITableViewCell } == 8)
        }
    }

    // As slk11075.medium.com reports of a list whose height is zero.
    @Test("A list without a height goes on showing its cells until it has one", arguments: [true, false])
    func withoutHeight(isTable: Bool) throws {
        try withList(.withLayout, isTable: isTable) { list in
            let former = list.cells()
            list.view.frame.size.height = 0
            list.reload()
            list.view.layoutIfNeeded()
            #expect(list.takeEvents().isEmpty && former.allSatisfy { $0.isDescendant(of: list.view) })
            list.view.frame.size.height = 480
            list.view.layoutIfNeeded()
            #expect(list.takeEvents().count == 16 && list.cells().count == 8)
        }
    }
}
