import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// From UIGestureRecognizer.h, `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`, and UIGestureRecognizerSubclass.h.
@MainActor @Suite("One recognizer excludes others", .timeLimit(.minutes(20))) final class SimultaneityTests {
    private lazy var bench = GestureBench(ProbeRecognizer())
    private var stage: TouchStage { bench.stage }
    private var first: ProbeRecognizer { bench.recognizer }
    private var log: StateLog { bench.log }
    private let second = ProbeRecognizer()
    private lazy var secondLog = StateLog(second)
    private let firstDelegate = ProbeDelegate()
    private let secondDelegate = ProbeDelegate()

    /// Two recognizers: the first begins when the finger moves for the first time, the second when it moves for the second time.
    private func dragWithBoth() {
        first.delegate = firstDelegate
        second.delegate = secondDelegate
        stage.root.addGestureRecognizer(second)
        _ = secondLog
        let finger = stage.down(10, 10)
        first.onMoved = [.began]
        finger.move(20, 20)
        first.onMoved = [.changed]
        second.onMoved = [.began]
        finger.move(30, 30)
        second.onMoved = [.changed]
        finger.move(40, 40)
        first.onEnded = [.ended]
        second.onEnded = [.ended]
        finger.lift()
    }

    @Test("By default the first to begin makes the others fail that share a touch")
    func byDefault() {
        dragWithBoth()
        #expect(log.states == [.began, .changed, .changed, .ended])
        #expect(secondLog.states == [])
        #expect(second.log == ["began 1", "reset"])
    }

    @Test("Yes from either delegate lets both recognize; no forbids nothing", arguments: [false, true], [false, true])
    func matrix(firstAnswer: Bool, secondAnswer: Bool) {
        firstDelegate.simultaneous = firstAnswer
        secondDelegate.simultaneous = secondAnswer
        dragWithBoth()
        #expect(log.states == [.began, .changed, .changed, .ended])
        #expect(secondLog.states == (firstAnswer || secondAnswer ? [.began, .changed, .ended] : []))
        // Both are asked until one says yes.
        if !firstAnswer { #expect(secondDelegate.questions.contains("simultaneous")) }
        if !secondAnswer { #expect(firstDelegate.questions.contains("simultaneous")) }
    }

    @Test("A recognizer that can prevent nothing, or one that nothing can prevent, leaves both", arguments: [true, false], [true, false])
    func subclasses(preventing: Bool, preventable: Bool) {
        first.preventing = preventing
        second.preventable = preventable
        // The other way round nothing is allowed.
        first.preventable = false
        second.preventing = false
        dragWithBoth()
        #expect(log.states == [.began, .changed, .changed, .ended])
        #expect(secondLog.states == (preventing && preventable ? [] : [.began, .changed, .ended]))
    }

    @Test("A later recognizer that cannot be prevented cancels the one that has begun", .chosen)
    func later() {
        second.preventable = false
        dragWithBoth()
        #expect(log.states == [.began, .cancelled])
        #expect(secondLog.states == [.began, .changed, .ended])
    }

    @Test("A discrete gesture excludes others too")
    func discrete() {
        first.onBegan = [.ended]
        second.onBegan = [.ended]
        stage.root.addGestureRecognizer(second)
        _ = secondLog
        _ = stage.down(10, 10)
        #expect(log.states == [.ended])
        #expect(secondLog.states == [])
    }

    /// Matt Neuburg says so of the touches of a recognized gesture alone ("Programming iOS", Touch Delivery): the other recognizers with
    /// which they are associated are forced to fail.
    @Test("Recognizers that share no touch do not exclude each other")
    func noSharedTouch() {
        let left = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
        let right = stage.addView(CGRect(x: 200, y: 0, width: 100, height: 100))
        stage.root.removeGestureRecognizer(first)
        left.addGestureRecognizer(first)
        right.addGestureRecognizer(second)
        _ = secondLog
        first.onBegan = [.began]
        second.onBegan = [.began]
        _ = stage.device.touchDown(at: [CGPoint(x: 50, y: 50), CGPoint(x: 250, y: 50)])
        #expect(log.states == [.began])
        #expect(secondLog.states == [.began])
    }

    @Test("A recognizer whose first touch lands in a gesture that goes on is excluded by it", .chosen, arguments: [0, 1, 2])
    func joinsLater(changes: Int) {
        let inner = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
        inner.addGestureRecognizer(second)
        _ = secondLog
        second.onBegan = [.began]
        first.onBegan = [.began]
        let finger = stage.down(300, 300)
        first.onBegan = []
        first.onMoved = [.changed]
        for step in 0..<changes { finger.move(300, 310 + CGFloat(step)) }
        _ = stage.down(50, 50)
        #expect(second.reached == [.failed])
        #expect(secondLog.states == [])
        #expect(log.states.first == .began)
    }

    @Test("A pinch and a pan of one view go on together only if a delegate says so", arguments: [true, false])
    func pinchAndPan(together: Bool) {
        let pinch = UIPinchGestureRecognizer()
        let pan = UIPanGestureRecognizer()
        let pinchLog = StateLog(pinch)
        let panLog = StateLog(pan)
        firstDelegate.simultaneous = together
        pinch.delegate = firstDelegate
        stage.root.gestureRecognizers = [pinch, pan]
        let fingers = stage.device.pinch(at: CGPoint(x: 200, y: 400), scale: 2, translation: CGVector(dx: 50, dy: 0))
        stage.device.lift(fingers)
        #expect(pinchLog.states.last == .ended)
        #expect(panLog.states.isEmpty == !together)
    }
}
