import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// Offsets that the program sets while fingers move the content, or have thrown it. Apple documents nothing of it for UIKit. Scroll views
/// without an end, published in many copies after Apple's sample StreetScroller (`recenterIfNecessary()`), set `contentOffset` in
/// `layoutSubviews()` and rely on drags and decelerations that go on from there. That an unanimated update stops a scroll is documented of
/// SwiftUI's scroll views (Transaction.scrollPositionUpdatePreservesVelocity).
@MainActor @Suite("Offsets set in flight", .timeLimit(.minutes(20))) struct OffsetInFlightTests {
    private typealias InDrag = HeadlessDevice.Behavior.OffsetSetInDrag
    private typealias InDeceleration = HeadlessDevice.Behavior.OffsetSetInDeceleration

    private func set(_ y: CGFloat, of view: UIScrollView, byMethod: Bool) {
        if byMethod {
            view.setContentOffset(CGPoint(x: 0, y: y), animated: false)
        } else {
            view.contentOffset.y = y
        }
    }

    @Test("In a drag: it goes on from there, or takes the content back, or is over", arguments: InDrag.allCases, [true, false])
    func drag(_ answer: HeadlessDevice.Behavior.OffsetSetInDrag, byMethod: Bool) throws {
        try ScrollBench.run({ $0.offsetSetInDrag = answer }) { bench in
            bench.view.contentOffset.y = 1000
            let finger = bench.device.touchDown(at: CGPoint(x: 200, y: 600))
            finger.move(by: CGVector(dx: 0, dy: -20))
            finger.move(by: CGVector(dx: 0, dy: -50))
            #expect(bench.view.contentOffset.y == 1050)
            set(3000, of: bench.view, byMethod: byMethod)
            #expect(bench.view.contentOffset.y == 3000)
            finger.move(by: CGVector(dx: 0, dy: -20))
            let expected: [InDrag: CGFloat] = [.dragGoesOnFromThere: 3020, .isUndone: 1070, .endsDrag: 3000]
            #expect(bench.view.contentOffset.y == expected[answer])
            #expect(bench.view.isDragging == (answer != .endsDrag))
            bench.device.advance(by: 0.3)
            finger.lift()
            #expect(bench.log.events.filter { $0.hasPrefix("didEndDragging") } == ["didEndDragging resting"], "it ends once")
            #expect(bench.view.contentOffset.y == expected[answer])
        }
    }

    @Test("Beyond the edge a drag goes on from there by the rubber band, without a jump", .chosen)
    func beyondTheEdge() throws {
        try ScrollBench.run({ $0.offsetSetInDrag = .dragGoesOnFromThere }) { bench in
            bench.view.contentOffset.y = 1000
            let finger = bench.device.touchDown(at: CGPoint(x: 200, y: 300))
            finger.move(by: CGVector(dx: 0, dy: 20))
            bench.view.contentOffset.y = -50
            finger.move(by: CGVector(dx: 0, dy: 0.001))
            #expect(abs(bench.view.contentOffset.y + 50) < 0.001)
            finger.cancel()
            try bench.device.advanceUntilIdle()
            #expect(bench.view.contentOffset.y == 0)
        }
    }

    @Test(
        "In a deceleration: it goes on from there, or on its course, or is over",
        arguments: InDeceleration.allCases,
        [true, false]
    )
    func deceleration(_ answer: HeadlessDevice.Behavior.OffsetSetInDeceleration, byMethod: Bool) throws {
        /// Throws the content, moves it on by some points after a tenth of a second, and says where it was then and where it rests.
        func run(shift: CGFloat?) throws -> (set: CGFloat, rest: CGFloat) {
            var result: (CGFloat, CGFloat) = (0, 0)
            try ScrollBench.run({ $0.offsetSetInDeceleration = answer }) { bench in
                bench.view.contentOffset.y = 1000
                bench.device.swipe(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), duration: 0.15)
                bench.device.advance(by: 0.1)
                let offset = bench.view.contentOffset.y + (shift ?? 0)
                if shift != nil { set(offset, of: bench.view, byMethod: byMethod) }
                #expect(bench.view.contentOffset.y == offset)
                try bench.device.advanceUntilIdle()
                result = (offset, bench.view.contentOffset.y)
            }
            return result
        }
        let course = try run(shift: nil)
        let shifted = try run(shift: 3000)
        switch (answer, byMethod) {
        case (_, true), (.ends, false):
            #expect(shifted.rest == shifted.set)
        case (.isUndone, false):
            #expect(shifted.rest == course.rest)
        case (.goesOnFromThere, false):
            #expect(abs(shifted.rest - (course.rest + 3000)) <= 1, "\(shifted.rest)")
        }
    }

    @Test("Content without an end: put back into the middle on its way it goes on", arguments: [true, false])
    func withoutEnd(thrown: Bool) throws {
        try HeadlessDevice.run { device in
            let view = EndlessScrollView()
            let bench = ScrollBench(device, view, content: CGSize(width: 5000, height: 844))
            view.contentOffset.x = 2305
            let finger = device.drag(from: CGPoint(x: 380, y: 400), to: CGPoint(x: 20, y: 400), duration: 0.1)
            if thrown {
                finger.lift()
            } else {
                for step in 0..<10 { device.glide([(finger, CGPoint(x: step % 2 == 0 ? -340 : 20, y: 400))], duration: 0.1) }
                finger.lift()
            }
            try bench.device.advanceUntilIdle()
            #expect(!thrown || view.recenterings > 0)
            #expect(!thrown || view.travel > 1500, "\(view.travel)")
        }
    }

    /// A gist of PimCoumans (8543312) shows what UIKit logs: "Stop offset can not be modified for paging scroll views".
    @Test("A delegate cannot choose where paging content stops")
    func pagingTarget() throws {
        try HeadlessDevice.run { device in
            let bench = ScrollBench(device, content: ScrollBench.pages, paging: true)
            bench.log.newTarget = CGPoint(x: 123, y: 0)
            device.swipe(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), duration: 0.15)
            try device.advanceUntilIdle()
            #expect(bench.view.contentOffset.x == 390)
        }
    }
}

/// Puts its content back into the middle whenever it has gone a quarter of its length.
private final class EndlessScrollView: UIScrollView {
    private(set) var recenterings = 0
    private(set) var travel: CGFloat = 0
    private var last: CGFloat?

    override func layoutSubviews() {
        super.layoutSubviews()
        travel += contentOffset.x - (last ?? contentOffset.x)
        let middle = (contentSize.width - bounds.width) / 2
        if abs(contentOffset.x - middle) > contentSize.width / 4 {
            recenterings += 1
            contentOffset.x = middle
        }
        last = contentOffset.x
    }
}
