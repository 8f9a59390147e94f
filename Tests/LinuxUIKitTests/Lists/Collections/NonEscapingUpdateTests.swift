import HeadlessDevice
import Testing
import UIKit

/// From the headers UICollectionView.h and UITableView.h: the updates of `performBatchUpdates(_:completion:)` are NS_NOESCAPE.
@MainActor @Suite("Updates that don't escape", .timeLimit(.minutes(20))) struct NonEscapingUpdateTests {
    @Test("A collection view and a table take them")
    func nonEscaping() throws {
        try HeadlessDevice.run { device in
            let source = CollectionSource([[0]])
            let view = source.makeView()
            device.show(view)
            @MainActor func update(_ body: () -> Void) { view.performBatchUpdates(body, completion: nil) }
            update {
                source.sections = [[0, 1]]
                view.insertItems(at: [IndexPath(item: 1, section: 0)])
            }
            try device.advanceUntilIdle()
            #expect(view.numberOfItems(inSection: 0) == 2)
            var didRun = false
            @MainActor func updateTable(_ body: () -> Void) { UITableView().performBatchUpdates(body) }
            updateTable { didRun = true }
            #expect(didRun)
            try device.advanceUntilIdle()
        }
    }
}
