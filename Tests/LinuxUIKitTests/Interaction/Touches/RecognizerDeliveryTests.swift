import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// From UIGestureRecognizer.h and "Gesture recognizers and touch delivery" of the Event Handling Guide for iOS.
@MainActor @Suite("Recognizers receive touches before views", .timeLimit(.minutes(20))) final class RecognizerDeliveryTests {
    private lazy var bench = GestureBench(ProbeRecognizer())
    private var stage: TouchStage { bench.stage }
    private var root: TouchProbe { stage.root }
    private var probe: ProbeRecognizer { bench.recognizer }
    private var log: StateLog { bench.log }

    // MARK: Who receives

    @Test("Recognizers of the hit view and of all its ancestors up to the window receive a touch; others do not")
    func ancestors() {
        let inner = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
        let sibling = stage.addView(CGRect(x: 200, y: 0, width: 100, height: 100))
        let child = stage.addView(CGRect(x: 50, y: 50, width: 50, height: 50), in: inner)
        let probes = [inner, sibling, child, stage.window].map { view in
            let probe = ProbeRecognizer()
            view.addGestureRecognizer(probe)
            return probe
        }
        _ = stage.down(10, 10)
        #expect(probe.log == ["began 1"])
        #expect(probes.map(\.log) == [["began 1"], [], [], ["began 1"]])
    }

    @Test("A recognizer sees a touch before the view")
    func beforeView() {
        var viewLogs: [[String]] = []
        probe.onBegan = [.began]
        probe.cancelsTouchesInView = false
        log.onAction = { [root] _ in viewLogs.append(root.log) }
        _ = stage.down(10, 10)
        #expect(viewLogs == [[]])
        #expect(root.log == ["began 1"])
    }

    @Test("The delegate is asked for the event, then for the touch; no to either keeps it away", arguments: [true, false], [true, false])
    func shouldReceive(event: Bool, touch: Bool) {
        let delegate = ProbeDelegate()
        delegate.receivesEvents = event
        delegate.receivesTouch = { _ in touch }
        probe.delegate = delegate
        let finger = stage.down(10, 10)
        finger.move(20, 20)
        #expect(delegate.questions == (event ? ["event", "touch"] : ["event"]))
        #expect(probe.log == (event && touch ? ["began 1", "moved 1"] : []))
        #expect(root.log == ["began 1", "moved 1"])
    }

    @Test("The delegate is asked once for an event, and for each of its touches")
    func shouldReceiveEach() {
        let delegate = ProbeDelegate()
        delegate.receivesTouch = { $0.location(in: nil).x < 100 }
        probe.delegate = delegate
        _ = stage.device.touchDown(at: [CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50)])
        #expect(delegate.questions == ["event", "touch", "touch"])
        #expect(probe.log == ["began 1"])
        #expect(probe.numberOfTouches == 1)
    }

    @Test("A subclass that does not receive an event gets none of its touches")
    func subclass() {
        probe.receivesEvents = false
        _ = stage.down(10, 10)
        #expect(probe.log == [])
    }

    /// From https://developer.apple.com/documentation/uikit/uigesturerecognizer/allowedtouchtypes and …/uitouch/touchtype.
    @Test("A recognizer takes every type of touch, unless it is told which; one that is not for fingers gets none")
    func touchTypes() {
        let all: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
        #expect(Set(probe.allowedTouchTypes) == Set(all.map { NSNumber(value: $0.rawValue) }))
        probe.allowedTouchTypes = [2]
        _ = stage.down(10, 10)
        #expect(probe.log == [])
    }

    // MARK: Cancelling

    @Test(
        "The view's touches are cancelled when a gesture is recognized, just before the action, unless the recognizer leaves them",
        arguments: [true, false]
    )
    func cancels(cancelsTouches: Bool) {
        probe.cancelsTouchesInView = cancelsTouches
        probe.delaysTouchesEnded = false
        var viewLog: [String] = []
        log.onAction = { [root] in if $0.state == .began { viewLog = root.log } }
        let finger = stage.down(10, 10)
        probe.onMoved = [.began]
        finger.move(20, 20)
        probe.onMoved = [.changed]
        finger.move(30, 30)
        probe.onEnded = [.ended]
        finger.lift()
        #expect(viewLog == (cancelsTouches ? ["began 1", "cancelled 1"] : ["began 1"]))
        #expect(root.log == (cancelsTouches ? ["began 1", "cancelled 1"] : ["began 1", "moved 1", "moved 1", "ended 1"]))
    }

    @Test("A touch that lands in a gesture that has begun is never told to the view", .chosen)
    func landsLater() {
        root.isMultipleTouchEnabled = true
        probe.onBegan = [.began]
        let first = stage.down(10, 10)
        probe.onBegan = [.changed]
        let second = stage.down(50, 50)
        stage.device.lift([first, second])
        #expect(root.log == [])
    }

    @Test("A touch that the recognizer ignores stays with the view")
    func ignored() {
        let ignoring = IgnoringRecognizer()
        root.gestureRecognizers = [ignoring]
        root.isMultipleTouchEnabled = true
        let first = stage.down(10, 10)
        let second = stage.down(50, 50)
        second.move(60, 60)
        #expect(ignoring.numberOfTouches == 1)
        ignoring.state = .began
        second.lift()
        first.lift()
        #expect(root.log == ["began 1", "began 1", "moved 1", "cancelled 1", "ended 1"])
    }

    // MARK: Delaying

    @Test("With delaysTouchesBegan the view is told of nothing until the gesture has failed")
    func delaysBegan() {
        probe.delaysTouchesBegan = true
        let finger = stage.down(10, 10)
        finger.move(20, 20)
        #expect(root.log == [])
        probe.onMoved = [.failed]
        finger.move(30, 30)
        #expect(root.log == ["began 1"])
        finger.move(40, 40)
        finger.lift()
        #expect(root.log == ["began 1", "moved 1", "ended 1"])
    }

    @Test("With delaysTouchesBegan the view is never told of a gesture that is recognized", arguments: [true, false])
    func delaysBeganRecognized(cancelsTouches: Bool) {
        probe.delaysTouchesBegan = true
        probe.cancelsTouchesInView = cancelsTouches
        let finger = stage.down(10, 10)
        probe.onMoved = [.began]
        probe.onEnded = [.ended]
        finger.move(20, 20)
        finger.lift()
        #expect(root.log == [])
    }

    @Test("A whole touch that was held back is told when the gesture fails")
    func delaysWholeTouch() throws {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.delaysTouchesBegan = true
        root.gestureRecognizers = [double]
        stage.device.tap(at: CGPoint(x: 10, y: 10))
        #expect(root.log == [])
        stage.device.advance(by: 0.5)
        #expect(root.log == ["began 1", "ended 1"])
        try stage.device.shutDown()
    }

    @Test("With delaysTouchesEnded, the default, the view learns of the lifting when the gesture has failed", arguments: [true, false])
    func delaysEnded(delays: Bool) {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.delaysTouchesEnded = delays
        root.gestureRecognizers = [double]
        stage.device.tap(at: CGPoint(x: 10, y: 10))
        #expect(root.log == (delays ? ["began 1"] : ["began 1", "ended 1"]))
        stage.device.advance(by: 0.5)
        #expect(root.log == ["began 1", "ended 1"])
    }

    @Test("With delaysTouchesEnded both touches of a double tap are cancelled when it is recognized")
    func delaysEndedRecognized() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        root.gestureRecognizers = [double]
        stage.device.tap(at: CGPoint(x: 10, y: 10))
        stage.device.tap(at: CGPoint(x: 10, y: 10))
        #expect(root.log == ["began 1", "began 1", "cancelled 2"])
    }

    @Test("A recognizer that waits for another to fail holds the lifting back too", .chosen)
    func waitingHolds() {
        let single = UITapGestureRecognizer()
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.delaysTouchesEnded = false
        single.require(toFail: double)
        root.gestureRecognizers = [single, double]
        stage.device.tap(at: CGPoint(x: 10, y: 10))
        #expect(root.log == ["began 1"])
        stage.device.advance(by: 0.5)
        #expect(root.log == ["began 1", "cancelled 1"])
    }
}

/// Follows one finger and ignores all others.
private final class IgnoringRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches where numberOfTouches > 1 { ignore(touch, for: event) }
    }
}
