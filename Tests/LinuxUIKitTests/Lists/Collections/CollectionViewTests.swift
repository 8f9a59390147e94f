import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicollectionview, …/uicollectionviewdatasource and …/uicollectionviewdelegate.
@MainActor
@Suite(
    "UICollectionView",
    .timeLimit(.minutes(20)),
    .given(\.preparedCells, .none),
    .given(\.reusableViews, .leave),
    .given(\.contentTouchDelay, .none)
) struct CollectionViewTests {
    private func withView<Result>(
        _ sections: [[Int]],
        _ body: (HeadlessDevice, UICollectionView, CollectionSource) throws -> Result
    ) throws -> Result {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            let source = CollectionSource(sections)
            source.size = { _ in CGSize(width: 320, height: 100) }
            let view = source.makeView()
            device.show(view)
            return try body(device, view, source)
        }
    }

    @Test("Cells are made for what is in sight, and used again for what comes into it")
    func reuse() throws {
        NumberCell.made = 0
        try withView([Array(0..<1000)]) { device, view, source in
            #expect(view.indexPathsForVisibleItems.sorted() == (0..<5).map { IndexPath(item: $0, section: 0) })
            for step in 1...500 {
                view.contentOffset.y = CGFloat(step) * 37
                device.advanceFrames()
                let visible = view.visibleCells.compactMap { $0 as? NumberCell }
                let first = Int((view.contentOffset.y / 110).rounded(.down))
                #expect(visible.allSatisfy { view.indexPath(for: $0)?.item == $0.number })
                #expect(visible.map(\.number).allSatisfy { $0 >= first && $0 <= first + 5 })
            }
            #expect(NumberCell.made <= 7, "\(NumberCell.made) cells were made")
            #expect(view.visibleCells.compactMap { $0 as? NumberCell }.allSatisfy { $0.preparations > 0 })
        }
    }

    @Test("prepareForReuse comes before a cell is handed out again, and not before its first use")
    func prepareForReuse() throws {
        try withView([Array(0..<20)]) { device, view, _ in
            let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? NumberCell)
            #expect(first.preparations == 0)
            view.contentOffset.y = 1000
            device.advanceFrames()
            #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
            view.contentOffset.y = 0
            device.advanceFrames()
            #expect(view.visibleCells.contains { ($0 as? NumberCell)?.preparations ?? 0 > 0 })
        }
    }

    @Test("Each willDisplay is followed by one didEndDisplaying")
    func displayCallbacks() throws {
        try withView([Array(0..<50)]) { device, view, source in
            for step in 0..<40 {
                view.contentOffset.y = CGFloat((step * 311) % 4000)
                device.advanceFrames()
            }
            source.sections = [[]]
            view.reloadData()
            device.advanceFrames()
            var balance: [String: Int] = [:]
            for event in source.events {
                let parts = event.split(separator: " ").map(String.init)
                if parts[0] == "display" { balance[parts[1], default: 0] += 1 }
                if parts[0] == "end" { balance[parts[1], default: 0] -= 1 }
                #expect((0...1).contains(balance[parts[1]] ?? 0), "\(event)")
            }
            #expect(balance.values.allSatisfy { $0 == 0 })
        }
    }

    @Test("A scroll step among a million items asks as little as among a hundred", .chosen, arguments: [100, 1_000_000])
    func stepCost(count: Int) throws {
        try withView([]) { device, view, source in
            source.sections = [Array(repeating: 7, count: count)]
            view.delegate = nil
            (view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 320, height: 100)
            view.reloadData()
            device.advanceFrames()
            let before = source.cellRequests
            for step in 1...50 {
                view.contentOffset.y = CGFloat(step) * 110
                device.advanceFrames()
            }
            #expect(source.cellRequests - before == 50, "one new cell a step")
            #expect(source.sizeRequests == 0)
            view.scrollToItem(at: IndexPath(item: count - 1, section: 0), at: .bottom, animated: false)
            device.advanceFrames()
            #expect(view.indexPathsForVisibleItems.max()?.item == count - 1)
        }
    }

    @Test("A finger on an item highlights it, lifting selects it, and another item's selection goes")
    func selection() throws {
        try withView([Array(0..<20)]) { device, view, source in
            source.events = []
            device.tap(at: CGPoint(x: 160, y: 50))
            #expect(source.events == ["highlight 0.0", "unhighlight 0.0", "select 0.0"])
            #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
            #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == true)
            source.events = []
            device.tap(at: CGPoint(x: 160, y: 160))
            #expect(source.events == ["highlight 0.1", "unhighlight 0.1", "deselect 0.0", "select 0.1"])
            source.allowsSelection = false
            device.tap(at: CGPoint(x: 160, y: 270))
            #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        }
    }

    @Test("A finger that begins to scroll selects nothing")
    func scrollingSelectsNothing() throws {
        try withView([Array(0..<50)]) { device, view, source in
            source.events = []
            let finger = device.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300))
            #expect(source.events.prefix(2) == ["highlight 0.3", "unhighlight 0.3"])
            device.advance(by: 0.5)
            finger.lift()
            #expect(view.indexPathsForSelectedItems == nil && view.contentOffset.y > 80)
        }
    }

    @Test("scrollToItem brings the item where it is asked for")
    func scrollToItem() throws {
        try withView([Array(0..<50)]) { device, view, _ in
            let path = IndexPath(item: 20, section: 0)
            view.scrollToItem(at: path, at: .top, animated: false)
            #expect(view.contentOffset.y == 2200)
            view.scrollToItem(at: path, at: .centeredVertically, animated: false)
            #expect(view.contentOffset.y == 2010)
            view.scrollToItem(at: path, at: .bottom, animated: false)
            #expect(view.contentOffset.y == 1820)
            view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .centeredVertically, animated: true)
            try device.advanceUntilIdle()
            #expect(view.contentOffset.y == 0, "never past the edge")
        }
    }

    @Test("An item is found by its place and by its cell")
    func lookUps() throws {
        try withView([Array(0..<50)]) { _, view, _ in
            #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 115)) == IndexPath(item: 1, section: 0))
            #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 105)) == nil, "between two lines")
            let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
            #expect(view.indexPath(for: cell) == IndexPath(item: 2, section: 0))
            #expect(view.cellForItem(at: IndexPath(item: 49, section: 0)) == nil)
        }
    }

    @Test("A registration makes and fills cells of its class")
    func cellRegistration() throws {
        try withView([[5, 6]]) { _, view, _ in
            let registration = UICollectionView.CellRegistration<NumberCell, Int> { cell, path, item in cell.number = item * 10 + path.item
            }
            let cell = view.dequeueConfiguredReusableCell(using: registration, for: IndexPath(item: 1, section: 0), item: 6)
            #expect(cell.number == 61)
        }
    }

    @Test("Dequeuing a name that nothing is registered for traps")
    func unregistered() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let source = CollectionSource([[1]])
            let view = source.makeView()
            let path = IndexPath(item: 0, section: 0)
            // The name that is registered gives a cell; if it did not, the message would be about that one.
            _ = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
            _ = view.dequeueReusableCell(withReuseIdentifier: "other", for: path)
            withExtendedLifetime(source) {}
        }
        #expect(exit?.said("with identifier other - must register a class for the identifier") == true)
    }
}
