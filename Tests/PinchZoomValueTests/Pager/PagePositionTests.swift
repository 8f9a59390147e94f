import PortableTestSupport
import Testing

@testable import PinchZoomOverlay

/// Tests of the position of a pager, with all small pagers.
@Suite("Photo pager: the position", timeLimit(minutes: 20)) struct PagePositionTests {
    /// All positions of pagers with up to four pages, and of a pager without a count from its data source.
    private static let positions: [PagePosition] = [nil, 0, 1, 2, 3, 4].flatMap { (count: Int?) in
        (0..<max(count ?? 4, 1)).flatMap { index in
            ([nil] + (0..<(count ?? 4)).map(Optional.some)).flatMap { goal in
                [false, true].map { isScrubbing in
                    var position = PagePosition(index: index)
                    if let count { position.reload(count: count) }
                    if isScrubbing { position.beginScrubbing() }
                    if let goal { position.move(to: goal) }
                    return position
                }
            }
        }
    }

    private static let indices = [Int.min, -1, 0, 1, 2, 3, 4, 5, .max]

    private func expectValid(_ position: PagePosition, _ change: Comment) {
        let indices = 0...(position.count.map { max($0 - 1, 0) } ?? .max)
        #expect(indices.contains(position.currentIndex), change)
        #expect(position.goal.map { indices.contains($0) } ?? true, change)
    }

    @Test("Any index shows the nearest page, at once, and ends a motion")
    func show() {
        for position in Self.positions {
            for index in Self.indices {
                var shown = position
                shown.show(index)
                expectValid(shown, "\(position) shows \(index)")
                #expect(shown.goal == nil && shown.isScrubbing == position.isScrubbing && shown.count == position.count)
                let isThere = index >= 0 && index < position.count ?? .max
                if isThere { #expect(shown.currentIndex == index) }
                if !isThere, let count = position.count { #expect(shown.currentIndex == (index < 0 ? 0 : max(0, count - 1))) }
            }
        }
    }

    @Test("A motion has a goal until it stops or arrives; to the current page there is none")
    func motion() {
        for position in Self.positions {
            for index in Self.indices {
                var moving = position
                moving.move(to: index)
                expectValid(moving, "\(position) moves to \(index)")
                let nearest = position.nearestIndex(to: index)
                #expect(moving.currentIndex == position.currentIndex)
                #expect(moving.goal == (nearest == position.currentIndex ? nil : nearest))
                var passing = moving
                passing.pagesDidMove(to: nearest)
                #expect(passing.currentIndex == nearest && passing.goal == moving.goal)
                var stopped = passing
                stopped.stop()
                #expect(stopped.currentIndex == nearest && stopped.goal == nil)
                moving.arrive()
                #expect(moving.currentIndex == nearest && moving.goal == nil)
            }
        }
    }

    @Test("Steps are counted from the goal, and end at the first and the last page")
    func steps() {
        for position in Self.positions {
            for steps in -6...6 {
                let from = position.goal ?? position.currentIndex
                let last = position.count.map { max($0 - 1, 0) } ?? .max
                #expect(position.index(afterSteps: steps) == min(max(from + steps, 0), last))
            }
        }
    }

    @Test("The strip takes the pages from an animation, and gives them back where they are")
    func scrubbing() {
        for position in Self.positions {
            var scrubbed = position
            scrubbed.beginScrubbing()
            #expect(scrubbed.isScrubbing && scrubbed.goal == nil && scrubbed.currentIndex == position.currentIndex)
            scrubbed.show(1)
            let index = scrubbed.currentIndex
            scrubbed.endScrubbing()
            #expect(!scrubbed.isScrubbing && scrubbed.currentIndex == index)
        }
    }

    @Test("After a reload the index stays, or is the last one")
    func reload() {
        for position in Self.positions {
            for count in -1...5 {
                var reloaded = position
                reloaded.reload(count: count)
                expectValid(reloaded, "\(position) with \(count)")
                #expect(reloaded.count == max(count, 0) && reloaded.hasPages == (count > 0) && reloaded.goal == nil)
                #expect(reloaded.currentIndex == (count > 0 ? min(position.currentIndex, count - 1) : 0))
            }
        }
    }

    @Test("The current page keeps its photo through every change to up to four others, and a neighbor replaces a removed one")
    func changes() {
        for position in Self.positions {
            let former = Array(0..<(position.count ?? 4))
            for now in Self.arrangements(of: former) {
                var changed = position
                let changes = PageChanges(now.difference(from: former).inferringMoves())
                changed.apply(changes, count: position.count == nil ? nil : now.count)
                #expect(changed.goal == nil && changed.count == position.count.map { _ in now.count })
                if position.count != nil { expectValid(changed, "\(position) to \(now)") }
                guard let place = now.firstIndex(of: position.currentIndex) else { continue }
                #expect(changed.currentIndex == place, "\(position) to \(now)")
            }
        }
    }

    /// Returns all orders of all subsets of some photos, each without and with a new photo in front.
    private static func arrangements(of photos: [Int]) -> [[Int]] {
        var all: [[Int]] = [[]]
        var ends = all
        while !ends.isEmpty {
            ends = ends.flatMap { order in photos.filter { !order.contains($0) }.map { order + [$0] } }
            all += ends
        }
        return all + all.map { [100] + $0 }
    }
}
