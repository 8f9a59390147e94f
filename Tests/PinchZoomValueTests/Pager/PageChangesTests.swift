import PortableTestSupport
import Testing

@testable import PinchZoomOverlay

/// Tests of the indices of pages after changes, compared with the arrays themselves.
@Suite("Photo pager: changes as numbers", timeLimit(minutes: 20)) struct PageChangesTests {
    @Test("Every page that is still there has the index that the array says, and one that is gone the nearest", arguments: 0..<20)
    func indices(seed: UInt64) throws {
        var random = SeededGenerator(seed: 15_000 + seed)
        for _ in 0..<200 {
            let former = Array(0..<Int.random(in: 0...8, using: &random))
            var now = former.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
            if Bool.random(using: &random) { now.shuffle(using: &random) }
            for name in 0..<Int.random(in: 0...3, using: &random) {
                now.insert(100 + name, at: Int.random(in: 0...now.count, using: &random))
            }
            for limit in [0, 1000] { expectIndices(PageChanges(from: former, to: now, comparing: limit), from: former, to: now, seed) }
            let changes = PageChanges(now.difference(from: former).inferringMoves())
            #expect(changes.lead(from: former.count, to: now.count) && !changes.lead(from: former.count, to: now.count + 1))
            #expect(changes.isEmpty == (former == now))
            expectIndices(changes, from: former, to: now, seed)
        }
    }

    private func expectIndices(_ changes: PageChanges, from former: [Int], to now: [Int], _ seed: UInt64) {
        #expect(changes.lead(from: former.count, to: now.count))
        for (index, name) in former.enumerated() {
            #expect(changes.index(of: index) == now.firstIndex(of: name), "seed \(seed): \(former) to \(now)")
            guard changes.index(of: index) == nil else { continue }
            let nearest = changes.indexNearest(to: index, count: now.count)
            #expect(now.isEmpty ? nearest == 0 : now.indices.contains(nearest))
        }
    }

    @Test("Items that stand twice have places as well, and as many pages are left as there are items", arguments: 0..<20)
    func twice(seed: UInt64) {
        var random = SeededGenerator(seed: 16_000 + seed)
        for _ in 0..<100 {
            let former = (0..<Int.random(in: 0...8, using: &random)).map { _ in Int.random(in: 0..<4, using: &random) }
            let now = (0..<Int.random(in: 0...8, using: &random)).map { _ in Int.random(in: 0..<4, using: &random) }
            for limit in [0, 1000] {
                let changes = PageChanges(from: former, to: now, comparing: limit)
                #expect(changes.lead(from: former.count, to: now.count), "\(former) to \(now)")
                for (index, item) in former.enumerated() {
                    if let place = changes.index(of: index) { #expect(now[place] == item, "\(former) to \(now)") }
                }
            }
        }
    }

    @Test("What is the same at both ends is left as it is")
    func ends() {
        let changes = PageChanges(from: Array(0..<5000), to: Array(0..<2500) + [9999] + Array(2500..<7000), comparing: 10)
        #expect(changes.removals.isEmpty && changes.moves.keys.allSatisfy { $0 >= 2500 } && changes.index(of: 2400) == 2400)
        let appended = PageChanges(from: Array(0..<5000), to: Array(0..<20_000), comparing: 10)
        #expect(appended.removals.isEmpty && appended.moves.isEmpty && appended.insertions == Array(5000..<20_000))
    }

    @Test("The nearest page is the one that has come in its place, the next one, or the last")
    func nearest() {
        func nearest(_ former: [Int], _ now: [Int], to index: Int) -> Int {
            now[PageChanges(now.difference(from: former)).indexNearest(to: index, count: now.count)]
        }
        #expect(nearest([0, 1, 2, 3], [0, 2, 3], to: 1) == 2)
        #expect(nearest([0, 1, 2, 3], [0, 1, 2], to: 3) == 2)
        #expect(nearest([0, 1, 2, 3], [0, 9, 2, 3], to: 1) == 9)
        #expect(nearest([0, 1, 2, 3], [0, 1, 8, 3], to: 2) == 8)
        #expect(nearest([0, 1, 2, 3], [3], to: 0) == 3)
    }

    @Test("Changes of something else are known by their numbers")
    func foreign() {
        let changes = PageChanges([1, 2, 3].difference(from: [1, 2, 3, 4, 5]))
        #expect(changes.lead(from: 5, to: 3))
        #expect(!changes.lead(from: 4, to: 2) && !changes.lead(from: 5, to: 4))
    }
}
