import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct and its methods' pages.
@MainActor @Suite("NSDiffableDataSourceSnapshot", timeLimit(minutes: 20)) struct SnapshotContractTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    @Test("Items come to the end of a section, or of the last one")
    func append() {
        var snapshot = Snapshot([("a", [1, 2]), ("b", [3])])
        snapshot.appendItems([4])
        snapshot.appendItems([5], toSection: "a")
        #expect(snapshot.contents == [[1, 2, 5], [3, 4]])
        #expect(snapshot.numberOfItems == 5 && snapshot.numberOfSections == 2 && snapshot.numberOfItems(inSection: "a") == 3)
        #expect(snapshot.itemIdentifiers == [1, 2, 5, 3, 4])
    }

    @Test("Numbers count over all sections")
    func numbers() {
        let snapshot = Snapshot([("a", [1, 2]), ("b", [3, 7])])
        #expect(snapshot.indexOfItem(7) == 3 && snapshot.indexOfItem(9) == nil)
        #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("c") == nil)
        #expect(snapshot.sectionIdentifier(containingItem: 3) == "b" && snapshot.sectionIdentifier(containingItem: 9) == nil)
    }

    @Test("Items are inserted before and behind others, moved and deleted")
    func insertMoveDelete() {
        var snapshot = Snapshot([("a", [1, 2]), ("b", [3])])
        snapshot.insertItems([10, 11], beforeItem: 2)
        snapshot.insertItems([12], afterItem: 3)
        #expect(snapshot.contents == [[1, 10, 11, 2], [3, 12]])
        snapshot.moveItem(1, afterItem: 12)
        snapshot.moveItem(12, beforeItem: 10)
        #expect(snapshot.contents == [[12, 10, 11, 2], [3, 1]])
        snapshot.deleteItems([10, 3])
        #expect(snapshot.contents == [[12, 11, 2], [1]])
    }

    @Test("Sections move with their items, and go with them")
    func sections() {
        var snapshot = Snapshot([("a", [1]), ("b", [2]), ("c", [3])])
        snapshot.moveSection("c", beforeSection: "a")
        snapshot.insertSections(["d"], afterSection: "a")
        #expect(snapshot.sectionIdentifiers == ["c", "a", "d", "b"])
        snapshot.moveSection("c", afterSection: "b")
        #expect(snapshot.contents == [[1], [], [2], [3]])
        snapshot.deleteSections(["b"])
        #expect(snapshot.itemIdentifiers == [1, 3] && snapshot.indexOfItem(2) == nil)
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
    }

    @Test("A copy is a value of its own")
    func copies() {
        let snapshot = Snapshot([("a", [1, 2])])
        #expect(snapshot.indexOfItem(2) == 1)
        var copy = snapshot
        copy.insertItems([5], beforeItem: 1)
        #expect(snapshot.indexOfItem(2) == 1 && copy.indexOfItem(2) == 2)
    }

    @Test("Random changes end as plain arrays do, over 300 rounds")
    func random() {
        var generator = SeededGenerator(seed: 31)
        for round in 0..<300 {
            var snapshot = Snapshot()
            var model: [(String, [Int])] = []
            snapshot.appendSections(["a", "b"])
            model = [("a", []), ("b", [])]
            for step in 0..<30 {
                let section = Int.random(in: 0...1, using: &generator)
                let all = model.flatMap { $0.1 }
                switch (Int.random(in: 0...3, using: &generator), all.randomElement(using: &generator)) {
                case (0, _), (_, nil):
                    snapshot.appendItems([step], toSection: model[section].0)
                    model[section].1.append(step)
                case (1, let item?):
                    snapshot.insertItems([step], beforeItem: item)
                    for index in model.indices {
                        if let place = model[index].1.firstIndex(of: item) { model[index].1.insert(step, at: place) }
                    }
                case (2, let item?):
                    snapshot.deleteItems([item])
                    for index in model.indices { model[index].1.removeAll { $0 == item } }
                case (_, let item?):
                    guard let other = all.filter({ $0 != item }).randomElement(using: &generator) else { continue }
                    snapshot.moveItem(item, afterItem: other)
                    for index in model.indices { model[index].1.removeAll { $0 == item } }
                    for index in model.indices {
                        if let place = model[index].1.firstIndex(of: other) { model[index].1.insert(item, at: place + 1) }
                    }
                }
                #expect(snapshot.contents == model.map(\.1), "seed 31, round \(round), step \(step)")
                let flat = model.flatMap { $0.1 }
                #expect(flat.enumerated().allSatisfy { snapshot.indexOfItem($0.element) == $0.offset }, "seed 31, round \(round)")
            }
        }
    }
}
