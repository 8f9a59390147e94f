import PortableTestSupport
import Testing

@testable import PinchZoomOverlay

/// Tests of the requests for an item that an app keeps, in turns of the app and the pager.
@Suite("Photo pager: the item that an app keeps", timeLimit(minutes: 20)) struct KeptItemTests {
    @Test("Another item is a request, the same one again is none, and none at all is one to close")
    func requests() {
        var kept = KeptItem<Int>()
        kept.take(nil)
        #expect(kept.request == nil)
        kept.take(3)
        #expect(kept.request == .show(3))
        kept.fulfill()
        kept.take(3)
        #expect(kept.request == nil)
        kept.take(nil)
        #expect(kept.request == .close && kept.item == nil)
    }

    @Test("What the pager does by itself is told once, and saying that back asks for nothing")
    func follows() {
        var kept = KeptItem<Int>()
        kept.take(3)
        kept.fulfill()
        #expect(follow(4, twice: &kept) == [true, false])
        kept.take(4)
        #expect(kept.request == nil)
        #expect(follow(nil, twice: &kept) == [true, false])
    }

    @Test("The item that was shown is a request again when the app sets it after it was told of another, or of none", arguments: [4, nil])
    func again(told: Int?) {
        var kept = KeptItem<Int>()
        kept.take(3)
        kept.fulfill()
        _ = kept.follow(told)
        kept.take(3)
        #expect(kept.request == .show(3))
    }

    @Test("While a request waits nothing is told: what is shown is not what the app wants")
    func waits() {
        var kept = KeptItem<Int>()
        kept.take(3)
        #expect(follow(1, twice: &kept) + follow(nil, twice: &kept) == [false, false, false, false] && kept.item == 3)
    }

    @Test("A pager without photos is closed, unless something else is asked for")
    func nothingToShow() {
        var kept = KeptItem<Int>()
        kept.take(3)
        kept.close()
        #expect(kept.request == .show(3))
        kept.fulfill()
        kept.close()
        #expect(kept.request == .close && kept.item == 3)
        kept.fulfill()
        #expect(follow(nil, twice: &kept) == [true, false])
    }

    private func follow(_ item: Int?, twice kept: inout KeptItem<Int>) -> [Bool] { [kept.follow(item), kept.follow(item)] }

    @Test("However app and pager take turns, at rest both have the same", arguments: 0..<20)
    func agreement(seed: UInt64) {
        var random = SeededGenerator(seed: 17_000 + seed)
        var (kept, shown, app) = (KeptItem<Int>(), Int?.none, Int?.none)
        for _ in 0..<500 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: app = Int.random(in: 0..<5, using: &random) == 0 ? nil : .random(in: 0..<3, using: &random)
            case 1: kept.take(app)
            case 2: shown = Bool.random(using: &random) || shown == nil ? nil : .random(in: 0..<3, using: &random)
            default: break
            }
            guard Bool.random(using: &random) else { continue }
            // The state comes to rest: the app's update arrives and is performed, and the pager reports its item.
            kept.take(app)
            if let request = kept.request {
                if case .show(let item) = request { shown = item } else { shown = nil }
                kept.fulfill()
            }
            if kept.follow(shown) { app = shown }
            #expect(app == shown && kept.item == app && kept.request == nil, "seed \(seed)")
        }
    }
}
