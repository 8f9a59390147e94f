import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// A finger on content that moves by itself. Apple documents nothing of it. That it begins a drag at once is what a log from iOS says
/// (flowkey/UIKit-cross-platform, pull request 307); that `scrollViewDidEndDecelerating(_:)` comes is reported from iOS 13 on
/// (stackoverflow.com/questions/993280).
@MainActor @Suite("A finger on content that decelerates", .timeLimit(.minutes(20))) struct ScrollCatchTests {
    private typealias Catch = HeadlessDevice.Behavior.FingerOnDeceleration

    /// A list that a finger has thrown and another has caught after a fifth of a second.
    private func withCaughtList(
        _ catching: HeadlessDevice.Behavior.FingerOnDeceleration,
        _ body: (ScrollBench, Finger) throws -> Void
    ) throws {
        try ScrollBench.run({ $0.fingerOnDeceleration = catching }) { bench in
            bench.device.swipe(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), duration: 0.15)
            bench.device.advance(by: 0.2)
            bench.log.events = []
            try body(bench, bench.device.touchDown(at: CGPoint(x: 200, y: 400)))
            try bench.device.advanceUntilIdle()
        }
    }

    @Test("The content stops, and the delegate hears of its end once", arguments: Catch.allCases)
    func stops(_ catching: HeadlessDevice.Behavior.FingerOnDeceleration) throws {
        try withCaughtList(catching) { bench, finger in
            let stopped = bench.view.contentOffset
            #expect(!bench.view.isDecelerating && bench.view.isTracking)
            bench.device.advance(by: 0.3)
            finger.lift()
            try bench.device.advanceUntilIdle()
            #expect(bench.view.contentOffset == stopped)
            #expect(bench.log.events.filter { $0 == "didEndDecelerating" }.count == 1)
        }
    }

    @Test("Lifted without a movement it has dragged or not: the delegate hears of a whole drag, or of none", arguments: Catch.allCases)
    func delegateEvents(_ catching: HeadlessDevice.Behavior.FingerOnDeceleration) throws {
        try withCaughtList(catching) { bench, finger in
            #expect(bench.view.isDragging == (catching == .beginsDrag))
            bench.device.advance(by: 0.3)
            finger.lift()
            let drag = catching == .beginsDrag ? ["willBeginDragging", "willEndDragging", "didEndDragging resting"] : []
            #expect(bench.log.withoutScrolls == ["didEndDecelerating"] + drag)
        }
    }

    @Test("The content follows its movement, from the first point or from the threshold on", arguments: Catch.allCases)
    func follows(_ catching: HeadlessDevice.Behavior.FingerOnDeceleration) throws {
        try withCaughtList(catching) { bench, finger in
            let stopped = bench.view.contentOffset.y
            bench.device.advance(by: 0.1)
            finger.move(by: CGVector(dx: 0, dy: 6))
            #expect(abs(bench.view.contentOffset.y - (catching == .beginsDrag ? stopped - 6 : stopped)) < 1e-9)
            finger.move(by: CGVector(dx: 0, dy: 14))
            finger.move(by: CGVector(dx: 0, dy: 5))
            #expect(abs(bench.view.contentOffset.y - (catching == .beginsDrag ? stopped - 25 : stopped - 5)) < 1e-9)
            bench.device.advance(by: 0.3)
            finger.lift()
        }
    }

    @Test("Its touch is the content's, or kept from it and from the content's recognizers", .chosen, arguments: Catch.allCases)
    func contentTouch(_ catching: HeadlessDevice.Behavior.FingerOnDeceleration) throws {
        try ScrollBench.run({ $0.fingerOnDeceleration = catching }) { bench in
            let content = TouchProbe(frame: CGRect(x: 0, y: 0, width: 390, height: 10_000))
            let tap = UITapGestureRecognizer()
            let taps = StateLog(tap)
            tap.cancelsTouchesInView = false
            content.addGestureRecognizer(tap)
            bench.view.addSubview(content)
            bench.device.swipe(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), duration: 0.15)
            bench.device.advance(by: 0.2)
            content.log = []
            bench.device.tap(at: CGPoint(x: 200, y: 400))
            #expect(content.log == (catching == .waitsForMovement ? ["began 1", "ended 1"] : []))
            #expect(taps.states == (catching == .waitsForMovement ? [.ended] : []))
            try bench.device.advanceUntilIdle()
        }
    }

    /// From https://developer.apple.com/documentation/uikit/uiscrollview/ispagingenabled: it "stops on multiples of the scroll view's
    /// bounds when the user scrolls".
    @Test("Paging content that is caught between pages and let go goes to the nearest page", arguments: Catch.allCases, [0.03, 0.06, 0.1])
    func paging(_ catching: HeadlessDevice.Behavior.FingerOnDeceleration, delay: TimeInterval) throws {
        try ScrollBench.run({ $0.fingerOnDeceleration = catching }, content: ScrollBench.pages, paging: true) { bench in
            bench.device.swipe(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), duration: 0.15)
            bench.device.advance(by: delay)
            bench.log.events = []
            let finger = bench.device.touchDown(at: CGPoint(x: 200, y: 400))
            let stopped = bench.view.contentOffset.x
            #expect(stopped > 90 && stopped < 390)
            bench.device.advance(by: 0.3)
            #expect(bench.view.contentOffset.x == stopped)
            finger.lift()
            try bench.device.advanceUntilIdle()
            #expect(bench.view.contentOffset.x == (stopped / 390).rounded() * 390)
            #expect(bench.log.events.last == "didEndDecelerating")
        }
    }
}
