import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct and its methods' pages; what raises, and
/// that items which are inserted again move, as seen in the log lines that apps quote.
@Suite("NSDiffableDataSourceSnapshot", .timeLimit(.minutes(20))) struct SnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    @Test("What is not there is deleted without effect", .chosen)
    func deletedTwice() {
        var snapshot = Snapshot([("a", [1, 2])])
        snapshot.deleteItems([9])
        snapshot.deleteSections(["z"])
        #expect(snapshot.contents == [[1, 2]])
    }

    @Test("Items that come again move to where they come")
    func comesAgain() {
        var snapshot = Snapshot([("a", [1, 2, 3]), ("b", [])])
        snapshot.appendItems([2], toSection: "b")
        snapshot.insertItems([3], beforeItem: 1)
        #expect(snapshot.contents == [[3, 1], [2]])
    }

    @Test("What is to be reloaded and filled anew is remembered until it is deleted")
    func marks() {
        var snapshot = Snapshot([("a", [1, 2, 3])])
        snapshot.reloadItems([1])
        snapshot.reconfigureItems([2, 3])
        snapshot.reloadSections(["a"])
        snapshot.deleteItems([3])
        #expect(snapshot.reloadedItemIdentifiers == [1] && snapshot.reconfiguredItemIdentifiers == [2])
        #expect(snapshot.reloadedSectionIdentifiers == ["a"])
    }

    @Test("An item twice traps")
    func duplicate() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.appendItems([1, 2, 1])
        }
        #expect(exit?.said("supplied item identifiers are not unique") == true)
    }

    @Test("An item without a section traps")
    func noSection() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendItems([1])
        }
        #expect(exit?.said("there are currently no sections in the data source. Please add a section first.") == true)
    }

    @Test("An unknown section traps")
    func unknownSection() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            _ = snapshot.itemIdentifiers(inSection: "b")
        }
        #expect(exit?.said("section identifier b was not found") == true)
    }

    @Test("Reconfiguring an unknown item traps")
    func unknownItem() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.reconfigureItems([4])
        }
        #expect(exit?.said("attempted to reconfigure item identifier that does not exist in the snapshot: 4") == true)
    }
}
