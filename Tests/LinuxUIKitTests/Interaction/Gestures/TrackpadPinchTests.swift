import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationsupportsindirectinputevents
/// ("When pinching or rotating using an indirect touch surface, UIKit drives UIPinchGestureRecognizer … with an event of type
/// UIEvent.EventType.transform", which only certain prepackaged gestures can handle) and …/uigesturerecognizer/shouldreceive(_:).
@MainActor @Suite("A pinch on a trackpad", .timeLimit(.minutes(20))) final class TrackpadPinchTests {
    private lazy var bench = GestureBench(UIPinchGestureRecognizer())
    private var stage: TouchStage { bench.stage }
    private var pinch: UIPinchGestureRecognizer { bench.recognizer }
    private var log: StateLog { bench.log }
    private let pointer = CGPoint(x: 120, y: 300)

    @Test("It drives a pinch without touches, at the pointer")
    func states() throws {
        var scales: [CGFloat] = []
        log.onAction = { recognizer in
            scales.append((recognizer as? UIPinchGestureRecognizer)?.scale ?? 0)
            #expect(recognizer.numberOfTouches == 0)
            #expect(recognizer.location(in: nil) == CGPoint(x: 120, y: 300))
        }
        let fingers = stage.device.touchTrackpad(at: pointer)
        #expect(log.take() == [])
        fingers.change(scale: 1.25)
        #expect(log.take() == [.began])
        fingers.change(scale: 2.5)
        fingers.change(scale: 0.625)
        #expect(log.take() == [.changed, .changed])
        fingers.end()
        #expect(log.take() == [.ended])
        #expect(scales == [1, 2, 0.5, 0.5])
        #expect(pinch.state == .possible)
        try stage.device.shutDown()
    }

    @Test(
        "Its scale at the beginning is the phone's",
        .chosen,
        arguments: zip(HeadlessDevice.Behavior.PinchScale.allCases, [1, 1.25] as [CGFloat])
    )
    func scale(_ pinchScale: HeadlessDevice.Behavior.PinchScale, expected: CGFloat) {
        let stage = TouchStage { $0.behavior.pinchScale = pinchScale }
        let pinch = UIPinchGestureRecognizer()
        stage.root.addGestureRecognizer(pinch)
        let fingers = stage.device.touchTrackpad(at: pointer)
        fingers.change(scale: 1.25)
        #expect(pinch.scale == expected)
        fingers.end()
    }

    @Test("Its velocity is the scale's")
    func velocity() {
        let fingers = stage.device.trackpadPinch(at: pointer, scale: 2, duration: 0.5)
        #expect(abs(pinch.velocity / pinch.scale - 1) < 1e-6, "2 a second, at a scale of 2")
        fingers.end()
    }

    @Test("A touch that is not there traps", .chosen)
    func noTouch() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let stage = TouchStage()
            let pinch = UIPinchGestureRecognizer()
            stage.root.addGestureRecognizer(pinch)
            _ = stage.device.trackpadPinch(at: CGPoint(x: 100, y: 100), scale: 2)
            _ = pinch.location(ofTouch: 0, in: nil)
        }
        #expect(exit?.said("index (0) beyond bounds (0)") == true)
    }

    @Test("The recognizer and its delegate are asked about the event, not about touches", arguments: [true, false], [true, false])
    func asked(subclass: Bool, delegate answer: Bool) {
        let asking = AskingPinch()
        let delegate = EventDelegate()
        let askingLog = StateLog(asking)
        asking.receives = subclass
        delegate.receives = answer
        asking.delegate = delegate
        stage.root.gestureRecognizers = [asking]
        stage.device.trackpadPinch(at: pointer, scale: 2).end()
        #expect(asking.types == [.transform])
        #expect(delegate.types == (subclass ? [.transform] : []))
        #expect(delegate.touches == 0)
        #expect(askingLog.states.isEmpty == !(subclass && answer))
    }

    @Test("Recognizers of other gestures, views and views beside the pointer get nothing")
    func others() {
        let (pan, probe, beside) = (UIPanGestureRecognizer(), ProbeRecognizer(), UIPinchGestureRecognizer())
        let (panLog, besideLog) = (StateLog(pan), StateLog(beside))
        stage.root.addGestureRecognizer(pan)
        stage.root.addGestureRecognizer(probe)
        stage.addView(CGRect(x: 0, y: 600, width: 100, height: 100)).addGestureRecognizer(beside)
        stage.device.trackpadPinch(at: pointer, scale: 2).end()
        #expect(log.states.last == .ended)
        #expect(panLog.states == [] && besideLog.states == [] && probe.log == [] && stage.root.log == [])
    }

    @Test("Of two pinches of nested views one recognizes, unless a delegate lets both", arguments: [true, false])
    func nested(together: Bool) {
        let inner = UIPinchGestureRecognizer()
        let innerLog = StateLog(inner)
        let delegate = ProbeDelegate()
        delegate.simultaneous = together
        inner.delegate = delegate
        stage.addView(CGRect(x: 0, y: 0, width: 390, height: 400)).addGestureRecognizer(inner)
        _ = log
        stage.device.trackpadPinch(at: pointer, scale: 2).end()
        #expect(innerLog.states.last == .ended)
        #expect(log.states.isEmpty == !together)
    }

    @Test(
        "A pinch that is cancelled, disabled or interrupted is told as cancelled, and what follows goes nowhere",
        .chosen,
        arguments: [0, 1, 2]
    )
    func cancelled(how: Int) throws {
        _ = log
        let fingers = stage.device.trackpadPinch(at: pointer, scale: 2)
        switch how {
        case 0: fingers.cancel()
        case 1: pinch.isEnabled = false
        default: stage.device.resignActive()
        }
        #expect(log.states.last == .cancelled)
        let count = log.states.count
        if how > 0 {
            fingers.change(scale: 3)
            fingers.end()
        }
        #expect(log.states.count == count)
        try stage.device.shutDown()
    }

    @Test("It zooms a scroll view's content about the pointer")
    func zooms() throws {
        let content = ZoomingContent()
        stage.root.addSubview(content.scrollView)
        let before = content.view.convert(pointer, from: nil)
        let fingers = stage.device.trackpadPinch(at: pointer, scale: 2)
        #expect(content.scrollView.zoomScale > 1.5)
        let after = content.view.convert(pointer, from: nil)
        #expect(abs(after.x - before.x) < 0.01 && abs(after.y - before.y) < 0.01)
        fingers.end()
        try stage.device.advanceUntilIdle()
        try stage.device.shutDown()
    }
}

private final class AskingPinch: UIPinchGestureRecognizer {
    var receives = true
    var types: [UIEvent.EventType] = []

    override func shouldReceive(_ event: UIEvent) -> Bool {
        types.append(event.type)
        return receives
    }
}

private final class EventDelegate: NSObject, UIGestureRecognizerDelegate {
    var receives = true
    var types: [UIEvent.EventType] = []
    var touches = 0

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        types.append(event.type)
        return receives
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touches += 1
        return true
    }
}

@MainActor private final class ZoomingContent: NSObject, UIScrollViewDelegate {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    override init() {
        super.init()
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = view.bounds.size
        scrollView.maximumZoomScale = 4
        scrollView.addSubview(view)
        scrollView.delegate = self
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}
