import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// From the pages of UIPanGestureRecognizer.allowedScrollTypesMask, UIScrollTypeMask and UIScrollType, and of the key
/// UIApplicationSupportsIndirectInputEvents; what Apple does not say is in LinuxUIKit's README.
@MainActor @Suite("Scrolling by trackpad and wheel", .timeLimit(.minutes(20)), .phones) final class ScrollEventTests {
    private lazy var bench = GestureBench(UIPanGestureRecognizer())
    private var stage: TouchStage { bench.stage }
    private var pan: UIPanGestureRecognizer { bench.recognizer }
    private var log: StateLog { bench.log }
    private let pointer = CGPoint(x: 120, y: 300)

    private lazy var device = HeadlessDevice()
    private lazy var list = {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 5000)
        device.show(list)
        return list
    }()

    @Test(
        "Pages that move by themselves come to rest at a page after any scrolling",
        arguments: [CGVector(dx: 0, dy: -60), CGVector(dx: -60, dy: 0)]
    )
    func pages(way: CGVector) throws {
        list.isPagingEnabled = true
        list.contentSize = CGSize(width: 3900, height: 844)
        list.setContentOffset(CGPoint(x: 780, y: 0), animated: true)
        device.advanceFrames(6)
        let fingers = device.beginTrackpadScroll(at: pointer)
        fingers.glide(by: way)
        fingers.end()
        try device.advanceUntilIdle()
        let page = list.contentOffset.x / 390
        #expect(page == page.rounded())
        try device.shutDown()
    }

    @Test("A pan takes no scrolling unless it says so, a scroll view's takes all")
    func defaults() {
        #expect(pan.allowedScrollTypesMask == [] && UIScrollView().panGestureRecognizer.allowedScrollTypesMask == .all)
        let fingers = stage.device.beginTrackpadScroll(at: pointer)
        fingers.scroll(by: CGVector(dx: 0, dy: 50))
        fingers.end()
        stage.device.turnWheel(byNotches: CGVector(dx: 0, dy: 1), at: pointer)
        #expect(log.take() == [])
    }

    @Test("Fingers on a trackpad drive a pan that takes continuous scrolling, without touches, at the pointer")
    func continuous() throws {
        pan.allowedScrollTypesMask = .continuous
        var types: [UIEvent.EventType] = []
        let asker = EventAsker { types.append($0.type) }
        pan.delegate = asker
        log.onAction = { recognizer in
            #expect(recognizer.numberOfTouches == 0 && recognizer.location(in: nil) == CGPoint(x: 120, y: 300))
        }
        let fingers = stage.device.beginTrackpadScroll(at: pointer)
        #expect(log.take() == [] && types == [.scroll])
        fingers.scroll(by: CGVector(dx: 1, dy: 2))
        #expect(log.take() == [.began] && pan.translation(in: nil) == CGPoint(x: 1, y: 2), "there is no way that it waits for")
        fingers.scroll(by: CGVector(dx: 9, dy: 18))
        #expect(log.take() == [.changed] && pan.translation(in: nil) == CGPoint(x: 10, y: 20))
        fingers.end()
        #expect(log.take() == [.ended] && pan.state == .possible)
        stage.device.turnWheel(byNotches: CGVector(dx: 0, dy: 1), at: pointer)
        #expect(log.take() == [], "a wheel is another kind")
        try stage.device.shutDown()
    }

    @Test("A notch of the wheel is a whole pan of one that takes discrete scrolling", .chosen)
    func discrete() {
        pan.allowedScrollTypesMask = .discrete
        pan.maximumNumberOfTouches = 0
        var ways: [CGPoint] = []
        log.onAction = { recognizer in (recognizer as? UIPanGestureRecognizer).map { ways.append($0.translation(in: nil)) } }
        stage.device.turnWheel(byNotches: CGVector(dx: 0, dy: -2), at: pointer)
        #expect(log.take() == [.began, .ended])
        let way = -2 * HeadlessDevice.distancePerNotch
        #expect(ways == [CGPoint(x: 0, y: way), CGPoint(x: 0, y: way)])
        let fingers = stage.device.beginTrackpadScroll(at: pointer)
        fingers.scroll(by: CGVector(dx: 0, dy: 50))
        fingers.end()
        #expect(log.take() == [])
    }

    @Test("Its velocity is that of the fingers; the delegate may refuse it, and a cancelled one is cancelled")
    func velocity() {
        pan.allowedScrollTypesMask = .all
        let fingers = stage.device.beginTrackpadScroll(at: pointer)
        fingers.glide(by: CGVector(dx: 0, dy: 100), duration: 0.25)
        #expect(abs(pan.velocity(in: nil).y - 400) < 1)
        fingers.cancel()
        #expect(log.take().last == .cancelled)
        let asker = EventAsker(wants: false)
        pan.delegate = asker
        let others = stage.device.beginTrackpadScroll(at: pointer)
        others.scroll(by: CGVector(dx: 0, dy: 100))
        others.end()
        #expect(log.take() == [])
    }

    @Test("Content follows the trackpad point for point, and flies on when it is let go")
    func trackpad() throws {
        _ = list
        let log = ScrollLog()
        list.delegate = log
        let fingers = device.beginTrackpadScroll(at: CGPoint(x: 200, y: 400))
        fingers.glide(by: CGVector(dx: 0, dy: -200))
        #expect(abs(list.contentOffset.y - 200) < 1e-6 && list.isDragging)
        fingers.end()
        try device.advanceUntilIdle()
        #expect(list.contentOffset.y > 250)
        #expect(log.calls == ["will drag", "did drag true", "will fly", "did fly"])
        let held = device.beginTrackpadScroll(at: CGPoint(x: 200, y: 400))
        held.glide(by: CGVector(dx: 0, dy: -200))
        device.advance(by: 0.2)
        held.end()
        let rest = list.contentOffset.y
        try device.advanceUntilIdle()
        #expect(list.contentOffset.y == rest, "fingers that rest let go without speed")
        try device.shutDown()
    }

    @Test("Fingers that land on a trackpad stop content that flies", .chosen)
    func stops() throws {
        _ = list
        device.swipe(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
        device.advance(by: 0.1)
        #expect(list.isDecelerating)
        let fingers = device.beginTrackpadScroll(at: CGPoint(x: 200, y: 400))
        let offset = list.contentOffset
        device.advance(by: 0.2)
        #expect(!list.isDecelerating && list.contentOffset == offset)
        fingers.end()
        try device.advanceUntilIdle()
        try device.shutDown()
    }

    @Test("A wheel moves content notch by notch, and not beyond its end", .chosen)
    func wheel() throws {
        device.turnWheel(byNotches: CGVector(dx: 0, dy: -1), at: CGPoint(x: 200, y: 400))
        _ = list
        device.turnWheel(byNotches: CGVector(dx: 0, dy: -3), at: CGPoint(x: 200, y: 400))
        try device.advanceUntilIdle()
        #expect(list.contentOffset.y == 3 * HeadlessDevice.distancePerNotch)
        device.turnWheel(byNotches: CGVector(dx: 0, dy: 10), at: CGPoint(x: 200, y: 400))
        try device.advanceUntilIdle()
        #expect(list.contentOffset.y == 0)
    }

    @Test("In paging content a notch of the wheel goes on by a page", .chosen)
    func paging() throws {
        list.isPagingEnabled = true
        list.contentSize = CGSize(width: 1170, height: 844)
        device.turnWheel(byNotches: CGVector(dx: -1, dy: 0), at: CGPoint(x: 200, y: 400))
        try device.advanceUntilIdle()
        #expect(list.contentOffset == CGPoint(x: 390, y: 0))
        device.turnWheel(byNotches: CGVector(dx: 1, dy: 0), at: CGPoint(x: 200, y: 400))
        try device.advanceUntilIdle()
        #expect(list.contentOffset == .zero)
    }

    private final class EventAsker: NSObject, UIGestureRecognizerDelegate {
        let wants: Bool
        let onEvent: (UIEvent) -> Void

        init(wants: Bool = true, _ onEvent: @escaping (UIEvent) -> Void = { _ in }) {
            self.wants = wants
            self.onEvent = onEvent
        }

        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
            onEvent(event)
            return wants
        }
    }

    private final class ScrollLog: NSObject, UIScrollViewDelegate {
        var calls: [String] = []
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("will drag") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            calls.append("did drag \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("will fly") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("did fly") }
    }
}
