import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa and its methods' pages, and
/// …/nsdiffabledatasourcesnapshot-swift.struct/reconfigureitems(_:).
@MainActor @Suite("UICollectionViewDiffableDataSource", .timeLimit(.minutes(20))) struct DiffableDataSourceTests {
    private func makeList() -> NumberList {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 10)
        layout.minimumLineSpacing = 0
        return NumberList(layout)
    }

    private func withList(_ body: (HeadlessDevice, NumberList) throws -> Void) throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480))) { device in
            let list = makeList()
            device.show(list.view)
            try body(device, list)
        }
    }

    @Test("Whatever follows whatever, what shows is what the snapshot says, and what stays keeps its cell", arguments: [true, false])
    func randomSnapshots(animated: Bool) throws {
        var generator = SeededGenerator(seed: 12)
        for round in 0..<40 {
            try withList { device, list in
                for step in 0..<6 {
                    let before = Dictionary(uniqueKeysWithValues: list.cells.map { ($0.number, $0) })
                    let snapshot = NSDiffableDataSourceSnapshot.random(using: &generator)
                    var completions = 0
                    list.source?.apply(snapshot, animatingDifferences: animated) { completions += 1 }
                    try device.advanceUntilIdle()
                    #expect(completions == 1, "seed 12, round \(round), step \(step)")
                    #expect(list.cells.map(\.number) == snapshot.itemIdentifiers, "seed 12, round \(round), step \(step)")
                    #expect(list.cells.map(\.frame.minY) == snapshot.itemIdentifiers.indices.map { CGFloat($0) * 10 })
                    for cell in list.cells {
                        guard let known = before[cell.number] else { continue }
                        #expect(known === cell, "seed 12, round \(round), step \(step)")
                    }
                    #expect(list.view.subviews.filter { $0 is TallCell && !$0.isHidden }.count == snapshot.numberOfItems)
                }
            }
        }
    }

    @Test("Identifiers and index paths belong to each other")
    func identifiers() throws {
        try withList { device, list in
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([7, 8])
            snapshot.appendItems([1, 2], toSection: 7)
            snapshot.appendItems([3], toSection: 8)
            let source = try #require(list.source)
            source.apply(snapshot, animatingDifferences: false)
            device.advanceFrames()
            #expect(source.indexPath(for: 3) == IndexPath(item: 0, section: 1) && source.indexPath(for: 9) == nil)
            #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 2)
            #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == nil)
            #expect(source.sectionIdentifier(for: 1) == 8 && source.sectionIdentifier(for: 2) == nil)
            #expect(source.index(for: 8) == 1 && source.index(for: 9) == nil)
            #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
        }
    }

    @Test("A reconfigured item keeps its cell, a reloaded one gets another")
    func reconfigureAndReload() throws {
        try withList { device, list in
            list.show([[0, 1, 2]])
            let cells = list.cells
            var snapshot = try #require(list.source).snapshot()
            snapshot.reconfigureItems([1])
            snapshot.reloadItems([2])
            let fillings = list.fillings.count
            list.source?.apply(snapshot)
            try device.advanceUntilIdle()
            #expect(list.fillings.dropFirst(fillings).sorted() == [1, 2])
            #expect(list.cells[0] === cells[0] && list.cells[1] === cells[1] && list.cells[2] !== cells[2])
            #expect(cells[1].preparations == 0)
            #expect(list.source?.snapshot().reconfiguredItemIdentifiers == [])
        }
    }

    @Test("A reconfigured item that moves keeps its cell on the way", .chosen)
    func reconfigureAndMove() throws {
        try withList { device, list in
            list.show([[0, 1, 2]])
            let cell = list.cells[0]
            var snapshot = try #require(list.source).snapshot()
            snapshot.moveItem(0, afterItem: 2)
            snapshot.reconfigureItems([0])
            list.source?.apply(snapshot)
            try device.advanceUntilIdle()
            #expect(list.cells.map(\.number) == [1, 2, 0] && list.cells[2] === cell && cell.preparations == 0)
            #expect(list.fillings.last == 0)
        }
    }

    @Test("Using reloadData all cells are filled anew")
    func reloadData() throws {
        try withList { device, list in
            list.show([[0, 1, 2]])
            let fillings = list.fillings.count
            var isDone = false
            let snapshot = try #require(list.source).snapshot()
            list.source?.applySnapshotUsingReloadData(snapshot) { isDone = true }
            device.advanceFrames()
            #expect(isDone && list.fillings.dropFirst(fillings).sorted() == [0, 1, 2])
        }
    }

    @Test("A selection goes along with its item", .chosen)
    func selection() throws {
        try withList { device, list in
            list.show([[0, 1, 2, 3]])
            list.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
            list.show([[3, 2], [1, 0]], animated: true)
            try device.advanceUntilIdle()
            #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 1)])
        }
    }

    @Test("A hundred thousand items come, change their order and go, with no more cells asked for than show", .chosen)
    func manyItems() throws {
        try withList { device, list in
            list.show([Array(0..<100_000)])
            list.show([Array((0..<100_000).reversed())])
            list.show([Array(stride(from: 0, to: 100_000, by: 2))], animated: true)
            try device.advanceUntilIdle()
            #expect(list.cells.first?.number == 0 && list.view.contentSize.height == 500_000)
            #expect(list.requests < 300, "\(list.requests) cells were asked for")
        }
    }

    @Test("What waits for a snapshot to be applied goes on when it is")
    func asynchronous() async {
        let list = makeList()
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        await list.source?.applySnapshotUsingReloadData(snapshot)
        #expect(list.source?.snapshot().itemIdentifiers == [1, 2] && list.view.numberOfItems(inSection: 0) == 2)
    }
}
