import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/handling-touches-in-your-view, UITouch.h and UIView.h.
@MainActor @Suite("Touches reach views", .timeLimit(.minutes(20))) final class TouchDeliveryTests {
    private lazy var stage = TouchStage()
    private var root: TouchProbe { stage.root }

    @Test("A view is told of landing, moving and lifting")
    func phases() throws {
        let finger = stage.down(10, 10)
        finger.move(20, 20)
        finger.lift()
        stage.down(10, 10).cancel()
        #expect(root.log == ["began 1", "moved 1", "ended 1", "began 1", "cancelled 1"])
        try stage.device.shutDown()
    }

    @Test("The view in which a touch began keeps it wherever the finger goes")
    func keeps() {
        let inner = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
        let finger = stage.down(50, 50)
        finger.move(300, 300)
        finger.lift()
        #expect(inner.log == ["began 1", "moved 1", "ended 1"])
        #expect(root.log == [])
    }

    @Test(
        "A view that is hidden, moved, made transparent or closed to touches in flight keeps the touches it has",
        .chosen,
        arguments: 0...4
    )
    func keepsInFlight(change: Int) {
        let inner = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
        let probe = ProbeRecognizer()
        inner.addGestureRecognizer(probe)
        probe.onEnded = [.failed]
        let finger = stage.down(50, 50)
        switch change {
        case 0: inner.isHidden = true
        case 1: inner.alpha = 0
        case 2: inner.isUserInteractionEnabled = false
        case 3: inner.frame.origin = CGPoint(x: 200, y: 200)
        default: stage.addView(CGRect(x: 200, y: 200, width: 100, height: 100)).addSubview(inner)
        }
        finger.move(60, 60)
        finger.lift()
        #expect(inner.log == ["began 1", "moved 1", "ended 1"])
        #expect(probe.log == ["began 1", "moved 1", "ended 1", "reset"])
        #expect(root.log == [])
    }

    @Test("A view that is taken out of its window loses its touches; recognizers further out keep theirs", .chosen)
    func removed() throws {
        let inner = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
        let innerProbe = ProbeRecognizer()
        let outerProbe = ProbeRecognizer()
        inner.addGestureRecognizer(innerProbe)
        root.addGestureRecognizer(outerProbe)
        outerProbe.onEnded = [.failed]
        let finger = stage.down(50, 50)
        inner.removeFromSuperview()
        #expect(inner.log == ["began 1", "cancelled 1"])
        #expect(innerProbe.log == ["began 1", "reset"])
        finger.move(60, 60)
        finger.lift()
        #expect(inner.log == ["began 1", "cancelled 1"])
        #expect(innerProbe.log == ["began 1", "reset"])
        #expect(outerProbe.log == ["began 1", "moved 1", "ended 1", "reset"])
        try stage.device.shutDown()
    }

    @Test("A touch knows its window, view, phase, place and time")
    func touch() throws {
        let inner = stage.addView(CGRect(x: 100, y: 100, width: 100, height: 100))
        let seen = TouchRecorder(frame: inner.bounds)
        inner.addSubview(seen)
        stage.device.advance(by: 0.5)
        let finger = stage.down(120, 130)
        let touch = try #require(seen.touch)
        #expect(touch.window === stage.window)
        #expect(touch.view === seen)
        #expect(touch.phase == .began)
        #expect(touch.type == .direct)
        #expect(touch.timestamp == stage.device.now)
        #expect(touch.location(in: seen) == CGPoint(x: 20, y: 30))
        #expect(touch.location(in: nil) == CGPoint(x: 120, y: 130))
        #expect(seen.event?.type == .touches)
        #expect(seen.event?.timestamp == stage.device.now)
        stage.device.advance(by: 0.25)
        finger.move(140, 150)
        #expect(touch.phase == .moved)
        #expect(touch.timestamp == stage.device.now)
        #expect(touch.previousLocation(in: seen) == CGPoint(x: 20, y: 30))
        #expect(touch.location(in: inner) == CGPoint(x: 40, y: 50))
        let other = stage.down(300, 300)
        #expect(touch.phase == .stationary)
        #expect(touch.timestamp == stage.device.now)
        other.lift()
        finger.lift()
        #expect(touch.phase == .ended)
    }

    @Test("An event holds all touches, those that rest too, and tells them by window, view and recognizer")
    func event() {
        let inner = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(inner)
        let probe = ProbeRecognizer()
        inner.addGestureRecognizer(probe)
        _ = stage.down(300, 300)
        let finger = stage.down(50, 50)
        finger.move(60, 60)
        #expect(inner.event?.allTouches?.count == 2)
        #expect(inner.event?.touches(for: stage.window)?.count == 2)
        #expect(inner.event?.touches(for: inner)?.count == 1)
        #expect(inner.event?.touches(for: probe)?.count == 1)
        #expect(inner.touch?.gestureRecognizers == [probe])
    }

    @Test("What a view does not handle goes along the responder chain")
    func responderChain() {
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(plain)
        stage.down(50, 50).lift()
        #expect(root.log == ["began 1", "ended 1"])
    }

    // MARK: Several fingers

    @Test("A view gets a second finger only if it is enabled for several; recognizers get it anyway", arguments: [false, true])
    func multipleTouch(isEnabled: Bool) {
        root.isMultipleTouchEnabled = isEnabled
        let probe = ProbeRecognizer()
        probe.cancelsTouchesInView = false
        root.addGestureRecognizer(probe)
        let first = stage.down(10, 10)
        let second = stage.down(50, 50)
        stage.device.move([(first, CGPoint(x: 11, y: 11)), (second, CGPoint(x: 51, y: 51))])
        #expect(root.log == (isEnabled ? ["began 1", "began 1", "moved 2"] : ["began 1", "moved 1"]))
        #expect(probe.log == ["began 1", "began 1", "moved 2"])
        stage.device.lift([first, second])
    }

    @Test("Fingers that land at once come in one call")
    func atOnce() {
        root.isMultipleTouchEnabled = true
        let fingers = stage.device.touchDown(at: [CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 20), CGPoint(x: 30, y: 30)])
        stage.device.lift([fingers[0], fingers[2]])
        fingers[1].lift()
        #expect(root.log == ["began 3", "ended 2", "ended 1"])
    }

    @Test("Fingers in several views are told to each")
    func severalViews() {
        let left = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
        let right = stage.addView(CGRect(x: 200, y: 0, width: 100, height: 100))
        let fingers = stage.device.touchDown(at: [CGPoint(x: 10, y: 10), CGPoint(x: 210, y: 10)])
        stage.device.lift(fingers)
        #expect(left.log == ["began 1", "ended 1"])
        #expect(right.log == ["began 1", "ended 1"])
    }

    @Test("A view with exclusive touch keeps other views from touches while it has one, and gets none while others have")
    func exclusive() {
        let exclusive = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
        let other = stage.addView(CGRect(x: 200, y: 0, width: 100, height: 100))
        exclusive.isExclusiveTouch = true
        let first = stage.down(10, 10)
        stage.down(210, 10).lift()
        first.lift()
        #expect(exclusive.takeLog() == ["began 1", "ended 1"])
        #expect(other.takeLog() == [])
        let second = stage.down(210, 10)
        stage.down(10, 10).lift()
        second.lift()
        #expect(exclusive.log == [])
        #expect(other.log == ["began 1", "ended 1"])
    }

    // MARK: Taps

    @Test("Taps in quick succession at one place are counted; a finger that strays taps no more")
    func tapCount() throws {
        let seen = TouchRecorder(frame: root.bounds)
        root.addSubview(seen)
        var counts: [Int] = []
        for (x, pause) in [(100, 0.1), (102, 0.1), (100, 0.5), (100, 0.1), (200, 0.1)] as [(CGFloat, Double)] {
            stage.down(x, 100).lift()
            counts.append(try #require(seen.touch).tapCount)
            stage.device.advance(by: pause)
        }
        #expect(counts == [1, 2, 3, 1, 1])
        stage.device.advance(by: 1)
        let finger = stage.down(100, 100)
        finger.move(120, 100)
        #expect(seen.touch?.tapCount == 0)
        finger.lift()
        stage.down(120, 100).lift()
        #expect(seen.touch?.tapCount == 1)
    }

    // MARK: Windows

    @Test("The frontmost window at the point gets the touch: by level, then by the order of showing; hidden windows and closed ones do not")
    func windows() {
        let front = TouchProbe(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let window = stage.device.show(front)
        stage.down(10, 10).lift()
        #expect(front.takeLog() == ["began 1", "ended 1"])
        stage.window.windowLevel = .alert
        stage.down(10, 10).lift()
        #expect(root.takeLog() == ["began 1", "ended 1"])
        stage.window.windowLevel = .normal
        stage.window.isHidden = true
        stage.window.isHidden = false
        stage.down(10, 10).lift()
        #expect(root.takeLog() == ["began 1", "ended 1"])
        stage.window.isUserInteractionEnabled = false
        stage.down(10, 10).lift()
        #expect(front.takeLog() == ["began 1", "ended 1"])
        stage.window.isUserInteractionEnabled = true
        stage.window.isHidden = true
        stage.down(10, 10).lift()
        #expect(front.takeLog() == ["began 1", "ended 1"])
        window.isHidden = true
        stage.down(10, 10).lift()
        #expect(front.log == [])
        #expect(root.log == [])
    }

    @Test("A window that is not hit lets touches through to the one behind it")
    func throughWindow() {
        let window = PassingWindow(windowScene: stage.device.scene)
        window.isHidden = false
        stage.down(10, 10).lift()
        #expect(root.log == ["began 1", "ended 1"])
    }

    @Test("A window that does not fill the screen gets the touches inside of it, in its own coordinates")
    func smallWindow() throws {
        let seen = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let window = stage.device.show(seen)
        window.frame = CGRect(x: 100, y: 200, width: 100, height: 100)
        _ = stage.down(50, 50)
        #expect(root.log == ["began 1"])
        _ = stage.down(120, 230)
        #expect(try #require(seen.touch).location(in: seen) == CGPoint(x: 20, y: 30))
        #expect(try #require(seen.touch).location(in: nil) == CGPoint(x: 20, y: 30))
    }

    @Test("A window that is hidden in flight keeps the touches it has", .chosen)
    func windowHiddenInFlight() {
        let finger = stage.down(10, 10)
        stage.window.isHidden = true
        finger.move(20, 20)
        finger.lift()
        #expect(root.log == ["began 1", "moved 1", "ended 1"])
    }

    @Test("Fingers in two windows: each window's recognizers and views see each change once")
    func twoWindows() {
        let front = TouchProbe(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        let window = stage.device.show(front)
        window.frame = front.frame
        let probes = [root, front].map { view in
            let probe = ProbeRecognizer()
            view.addGestureRecognizer(probe)
            probe.onEnded = [.failed]
            return probe
        }
        let fingers = stage.device.touchDown(at: [CGPoint(x: 10, y: 500), CGPoint(x: 10, y: 100)])
        stage.device.move([(fingers[0], CGPoint(x: 20, y: 500)), (fingers[1], CGPoint(x: 20, y: 100))])
        stage.device.lift(fingers)
        #expect(probes.map(\.log) == Array(repeating: ["began 1", "moved 1", "ended 1", "reset"], count: 2))
        #expect(root.log == ["began 1", "moved 1", "ended 1"])
        #expect(front.log == ["began 1", "moved 1", "ended 1"])
    }

    @Test("A view that moves to another window loses its touches as well", .chosen)
    func movedToOtherWindow() {
        let inner = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
        let probe = ProbeRecognizer()
        inner.addGestureRecognizer(probe)
        probe.onBegan = [.began]
        probe.cancelsTouchesInView = false
        let log = StateLog(probe)
        let finger = stage.down(50, 50)
        let window = UIWindow(windowScene: stage.device.scene)
        window.addSubview(inner)
        window.isHidden = false
        #expect(inner.log == ["began 1", "cancelled 1"])
        #expect(log.states == [.began, .cancelled])
        finger.move(60, 60)
        finger.lift()
        #expect(inner.log == ["began 1", "cancelled 1"])
        #expect(probe.log == ["began 1", "reset"])
        stage.down(50, 50).lift()
        #expect(log.states == [.began, .cancelled, .began])
    }

    // MARK: Interruptions

    @Test("An app that resigns active loses its touches; the fingers that are still down do nothing any more")
    func resigningActive() throws {
        let pan = UIPanGestureRecognizer()
        let log = StateLog(pan)
        root.addGestureRecognizer(pan)
        pan.cancelsTouchesInView = false
        let finger = stage.down(10, 10)
        finger.move(40, 10)
        stage.device.resignActive()
        #expect(log.take() == [.began, .cancelled])
        #expect(root.takeLog() == ["began 1", "moved 1", "cancelled 1"])
        let deaf = stage.down(50, 50)
        stage.device.becomeActive()
        finger.move(60, 60)
        #expect(stage.device.workUnderWay.count == 2)
        finger.lift()
        deaf.lift()
        #expect(log.take() == [])
        #expect(root.takeLog() == [])
        stage.down(10, 10).lift()
        #expect(root.takeLog() == ["began 1", "ended 1"])
        try stage.device.shutDown()
    }

    // MARK: Bad input

    @Test("A point that is not a number traps, and so does a finger that has lifted", .chosen)
    func badInput() async {
        let nowhere = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = HeadlessDevice().touchDown(at: CGPoint(x: CGFloat.nan, y: 0))
        }
        #expect(nowhere?.said("a finger cannot be at CGPoint(x: nan, y: 0.0)") == true)
        let lifted = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let finger = HeadlessDevice().touchDown(at: .zero)
            finger.lift()
            finger.move(to: CGPoint(x: 1, y: 1))
        }
        #expect(lifted?.said("the finger at CGPoint(x: 0.0, y: 0.0) has left the screen") == true)
    }

    @Test("A finger beside all windows touches nothing, and is still a finger", .chosen)
    func beside() throws {
        stage.window.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let finger = stage.down(300, 300)
        finger.move(50, 50)
        #expect(root.log == [])
        #expect(stage.device.workUnderWay.count == 1)
        finger.lift()
        try stage.device.shutDown()
    }
}

/// A view that keeps the last touch and event that it was told of.
private final class TouchRecorder: UIView {
    var touch: UITouch?
    var event: UIEvent?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touch = touches.first
        self.event = event
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { self.event = event }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.event = event }
}

private final class PassingWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
