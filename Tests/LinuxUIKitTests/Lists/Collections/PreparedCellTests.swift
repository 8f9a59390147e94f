import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicollectionview/cellforitem(at:) (from iOS 15 on it answers cells that were made
/// ahead, and cells that have been displayed and are near), …/isprefetchingenabled and
/// …/uicollectionviewdelegate/collectionview(_:willdisplay:foritemat:). How many cells are kept, and where, is a phone's own affair.
@MainActor @Suite("Prepared cells", .timeLimit(.minutes(20))) struct PreparedCellTests {
    private func withView(
        _ phone: HeadlessDevice.Configuration,
        _ body: (HeadlessDevice, UICollectionView, CollectionSource) throws -> Void
    ) throws {
        try HeadlessDevice.run(phone) { device in
            let source = CollectionSource([Array(0..<50)])
            source.size = { _ in CGSize(width: 320, height: 100) }
            let view = source.makeView()
            device.show(UIView()).addSubview(view)
            device.advanceFrames()
            try body(device, view, source)
        }
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test("willDisplay comes before the cell is added to the collection view")
    func displayedBeforeAdded() throws {
        try withView(.init()) { device, view, source in
            var wereInside: [Bool] = []
            source.whenDisplayed = { wereInside.append($0.superview != nil) }
            view.contentOffset.y = 110
            device.advanceFrames()
            #expect(wereInside == [false])
            #expect(view.visibleCells.allSatisfy { $0.superview === view })
        }
    }

    @Test("Cells near to what shows are answered as long as they are kept", arguments: HeadlessDevice.Behavior.PreparedCells.allCases)
    func kept(cells: HeadlessDevice.Behavior.PreparedCells) throws {
        try withView(.phone(where: \.preparedCells, is: cells)) { device, view, source in
            #expect(source.requested == [0, 1, 2, 3, 4])
            view.contentOffset.y = 880
            device.advanceFrames()
            view.contentOffset.y = 990
            device.advanceFrames()
            #expect(view.indexPathsForVisibleItems.sorted() == (9...13).map(path))
            let before = (0..<9).filter { view.cellForItem(at: path($0)) != nil }
            #expect(before == (cells == .none ? [] : cells == .two ? [8] : [3, 4, 8]), "what is far away is kept no longer")
            let after = (14..<50).filter { view.cellForItem(at: path($0)) != nil }
            #expect(after == (cells == .none ? [] : [14]), "one a pass is made ahead")
            for step in 1...10 {
                view.contentOffset.y = 990 + CGFloat(step)
                device.advanceFrames()
            }
            #expect((14..<50).count { view.cellForItem(at: path($0)) != nil } == cells.count)
            #expect(view.visibleCells.count == 5, "prepared cells do not show")
        }
    }

    @Test("A cell that comes back is displayed again without being asked for again")
    func displayedAgain() throws {
        try withView(.phone(where: \.preparedCells, is: .two)) { device, view, source in
            let cells = try (0...2).map { try #require(view.cellForItem(at: path($0)) as? NumberCell) }
            view.contentOffset.y = 330
            device.advanceFrames()
            #expect(view.cellForItem(at: path(0)) == nil, "two are kept, of three that have left")
            #expect(view.cellForItem(at: path(1)) === cells[1] && view.cellForItem(at: path(2)) === cells[2])
            let requests = source.requested
            source.events = []
            view.contentOffset.y = 110
            device.advanceFrames()
            #expect(source.events.filter { $0.hasPrefix("display") } == ["display 0.1", "display 0.2"])
            #expect(view.cellForItem(at: path(1)) === cells[1] && cells[1].preparations == 0)
            #expect(!source.requested.dropFirst(requests.count).contains { $0 == 1 || $0 == 2 })
        }
    }

    @Test("The end of displaying is told when a cell leaves, kept or not", arguments: HeadlessDevice.Behavior.PreparedCells.allCases)
    func endOfDisplaying(cells: HeadlessDevice.Behavior.PreparedCells) throws {
        try withView(.phone(where: \.preparedCells, is: cells)) { device, view, source in
            source.events = []
            view.contentOffset.y = 110
            device.advanceFrames()
            #expect(source.events == ["end 0.0", "display 0.5"])
            view.contentOffset.y = 0
            device.advanceFrames()
            #expect(source.events.suffix(2) == ["end 0.5", "display 0.0"])
        }
    }

    // Apple says neither; "UICollectionView prefetching can cause display of pages hidden for reuse" (rdar://39604024, iOS 10 and 11) saw
    // hidden ones.
    @Test("Cells that are kept ready are in the hierarchy, hidden, or in none", arguments: HeadlessDevice.Behavior.ReusableViews.allCases)
    func hierarchy(views: HeadlessDevice.Behavior.ReusableViews) throws {
        var phone = HeadlessDevice.Configuration.phone(where: \.preparedCells, is: .two)
        phone.behavior.reusableViews = views
        try withView(phone) { device, view, _ in
            view.contentOffset.y = 110
            device.advanceFrames()
            for item in [0, 6] {
                let cell = try #require(view.cellForItem(at: path(item)))
                #expect(cell.superview === (views == .stayHidden ? view : nil))
                #expect(cell.isHidden == (views == .stayHidden))
            }
            view.contentOffset.y = 0
            device.advanceFrames()
            #expect(view.cellForItem(at: path(0))?.superview === view && view.cellForItem(at: path(0))?.isHidden == false)
        }
    }

    // indexPath(for:) is nil for a cell that is not in the collection view; whether such a one is in it, Apple does not say.
    @Test(
        "The item of a cell that is kept ready is known or not",
        .chosen,
        arguments: HeadlessDevice.Behavior.PathsOfPreparedCells.allCases
    )
    func indexPaths(paths: HeadlessDevice.Behavior.PathsOfPreparedCells) throws {
        var phone = HeadlessDevice.Configuration.phone(where: \.preparedCells, is: .two)
        phone.behavior.pathsOfPreparedCells = paths
        try withView(phone) { device, view, _ in
            view.contentOffset.y = 110
            device.advanceFrames()
            let cell = try #require(view.cellForItem(at: path(0)))
            #expect(view.indexPath(for: cell) == (paths == .known ? path(0) : nil))
        }
    }

    @Test("Without prefetching cells are asked for when they are to be displayed, and are not kept")
    func withoutPrefetching() throws {
        try withView(.phone(where: \.preparedCells, is: .six)) { device, view, source in
            view.contentOffset.y = 110
            device.advanceFrames()
            view.isPrefetchingEnabled = false
            #expect(view.cellForItem(at: path(0)) == nil && view.cellForItem(at: path(6)) == nil)
            let requests = source.cellRequests
            view.contentOffset.y = 220
            device.advanceFrames()
            #expect(source.requested.dropFirst(requests) == [6])
        }
    }

    @Test("Updates carry prepared cells along with their items; reloading gives them up", .chosen)
    func updates() throws {
        try withView(.phone(where: \.preparedCells, is: .six)) { device, view, source in
            view.contentOffset.y = 330
            device.advanceFrames()
            let cell = try #require(view.cellForItem(at: path(2)))
            source.sections = [Array(1..<50)]
            view.deleteItems(at: [path(0)])
            try device.advanceUntilIdle()
            #expect(view.cellForItem(at: path(1)) === cell)
            view.reloadData()
            #expect(view.cellForItem(at: path(1)) == nil)
        }
    }
}
