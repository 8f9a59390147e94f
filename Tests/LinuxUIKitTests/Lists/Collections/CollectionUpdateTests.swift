import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:): "Deletes are processed
/// before inserts in batch operations", so deletions are in the old indexes and insertions in the new ones.
@MainActor @Suite("A collection view's updates", .timeLimit(.minutes(20)), .given(\.preparedCells, .none), .given(\.reusableViews, .leave))
struct CollectionUpdateTests {
    private func numbers(_ view: UICollectionView) -> [Int] {
        view.sortedCells.compactMap { ($0 as? NumberCell)?.number }
    }

    @Test("Random batches of deletions, insertions and moves end as plain arrays do, over 200 rounds")
    func randomBatches() throws {
        var generator = SeededGenerator(seed: 4)
        for round in 0..<200 {
            try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
                let old = Array(0..<Int.random(in: 0...8, using: &generator))
                let source = CollectionSource([old])
                source.size = { _ in CGSize(width: 320, height: 20) }
                let view = source.makeView()
                device.show(view)

                let deleted = Set(old.indices.filter { _ in Int.random(in: 0...3, using: &generator) == 0 })
                var new = old.indices.filter { !deleted.contains($0) }.map { old[$0] }
                var inserted: [Int] = []
                for _ in 0..<Int.random(in: 0...3, using: &generator) {
                    let place = Int.random(in: 0...new.count, using: &generator)
                    inserted = inserted.map { $0 >= place ? $0 + 1 : $0 }
                    inserted.append(place)
                    new.insert(100 + inserted.count, at: place)
                }
                var finished: Bool?
                view.performBatchUpdates {
                    source.sections = [new]
                    view.deleteItems(at: deleted.map { IndexPath(item: $0, section: 0) })
                    view.insertItems(at: inserted.map { IndexPath(item: $0, section: 0) })
                } completion: {
                    finished = $0
                }
                try device.advanceUntilIdle()
                #expect(finished == true, "seed 4, round \(round)")
                #expect(numbers(view) == new, "seed 4, round \(round)")
                let frames = view.sortedCells.map(\.frame)
                #expect(frames == new.indices.map { CGRect(x: 0, y: CGFloat($0) * 30, width: 320, height: 20) }, "seed 4, round \(round)")
                #expect(view.visibleCells.allSatisfy { $0.alpha == 1 && $0.superview === view })
                #expect(view.subviews.filter { $0 is NumberCell }.count == new.count, "seed 4, round \(round): nothing is left over")
            }
        }
    }

    @Test("A cell that stays is the same cell, on its way to its new place", .chosen)
    func staysAndMoves() throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            let source = CollectionSource([[0, 1, 2]])
            source.size = { _ in CGSize(width: 320, height: 100) }
            let view = source.makeView()
            device.show(view)
            let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
            source.sections = [[1, 2]]
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell && cell.frame.minY == 110)
            device.advance(by: 0.15)
            let onScreen = try #require(cell.layer.presentation()).frame.minY
            #expect(onScreen > 111 && onScreen < 219, "half way from 220 to 110: \(onScreen)")
            try device.advanceUntilIdle()
            #expect(cell.layer.presentation()?.frame.minY ?? 110 == 110)
        }
    }

    @Test("A moved item goes to its new place, and the selection goes with it", .chosen)
    func move() throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            let source = CollectionSource([[0, 1, 2, 3]])
            source.size = { _ in CGSize(width: 320, height: 50) }
            let view = source.makeView()
            device.show(view)
            view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
            source.sections = [[1, 2, 0, 3]]
            view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
            try device.advanceUntilIdle()
            #expect(numbers(view) == [1, 2, 0, 3])
            #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
        }
    }

    @Test("A reloaded item gets another cell, filled anew")
    func reload() throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            let source = CollectionSource([[0, 1, 2]])
            source.size = { _ in CGSize(width: 320, height: 50) }
            let view = source.makeView()
            device.show(view)
            source.sections = [[0, 41, 2]]
            view.reloadItems(at: [IndexPath(item: 1, section: 0)])
            try device.advanceUntilIdle()
            #expect(numbers(view) == [0, 41, 2])
        }
    }

    @Test("Sections come and go with their items")
    func sections() throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            let source = CollectionSource([[0, 1], [2], [3, 4]])
            source.size = { _ in CGSize(width: 320, height: 40) }
            let view = source.makeView()
            device.show(view)
            view.performBatchUpdates {
                source.sections = [[9], [0, 1], [3, 4]]
                view.deleteSections([1])
                view.insertSections([0])
            }
            try device.advanceUntilIdle()
            #expect(numbers(view) == [9, 0, 1, 3, 4])
        }
    }

    @Test("Without animations the update is there at once")
    func withoutAnimation() throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            let source = CollectionSource([[0, 1]])
            source.size = { _ in CGSize(width: 320, height: 40) }
            let view = source.makeView()
            device.show(view)
            source.sections = [[0, 7, 1]]
            UIView.performWithoutAnimation { view.insertItems(at: [IndexPath(item: 1, section: 0)]) }
            #expect(numbers(view) == [0, 7, 1])
            #expect(view.sortedCells.map(\.frame.minY) == [0, 50, 100])
            device.advanceFrames()
        }
    }

    /// The exception is the one in zhangao0086/DKImagePickerController, issue 565.
    @Test("Counts that do not follow from the updates trap")
    func wrongCounts() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let source = CollectionSource([[0, 1]])
            let view = source.makeView()
            view.layoutIfNeeded()
            source.sections = [[0, 1, 2, 3]]
            view.insertItems(at: [IndexPath(item: 0, section: 0)])
            withExtendedLifetime(source) {}
        }
        #expect(exit?.said("invalid number of items in section 0: 4 after the update, which should be 3") == true)
    }
}
