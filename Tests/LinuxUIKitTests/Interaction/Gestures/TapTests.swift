import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uitapgesturerecognizer and
/// https://developer.apple.com/documentation/uikit/handling-tap-gestures.
@MainActor @Suite("UITapGestureRecognizer", .timeLimit(.minutes(20))) final class TapTests {
    private lazy var bench = GestureBench(UITapGestureRecognizer())
    private var stage: TouchStage { bench.stage }
    private var tap: UITapGestureRecognizer { bench.recognizer }
    private var log: StateLog { bench.log }

    @Test("A tap is recognized when the finger lifts, and tells where it was")
    func single() throws {
        var place: CGPoint?
        var touches = 0
        log.onAction = {
            place = $0.location(in: nil)
            touches = $0.numberOfTouches
        }
        let finger = stage.down(100, 200)
        #expect(log.states == [])
        finger.move(103, 200)
        finger.lift()
        #expect(log.states == [.ended])
        #expect(place == CGPoint(x: 103, y: 200))
        #expect(touches == 1)
        #expect(tap.state == .possible)
        try stage.device.shutDown()
    }

    @Test("A finger that strays or stays too long does not tap", .chosen)
    func strays() {
        let straying = stage.down(100, 200)
        straying.move(100, 211)
        straying.lift()
        let staying = stage.down(100, 200)
        stage.device.advance(by: 0.8)
        staying.lift()
        #expect(log.states == [])
    }

    @Test("The movement allowed is the device's", .chosen, arguments: [3, 10, 25] as [CGFloat])
    func threshold(distance: CGFloat) {
        let stage = TouchStage { $0.touchThresholds.tapMovement = distance }
        let tap = UITapGestureRecognizer()
        let log = StateLog(tap)
        stage.root.addGestureRecognizer(tap)
        let near = stage.down(100, 200)
        near.move(100, 200 + distance)
        near.lift()
        let far = stage.down(100, 200)
        far.move(100, 200 + distance + 0.5)
        far.lift()
        #expect(log.states == [.ended])
    }

    @Test("A double tap takes two taps, soon after each other and near to each other")
    func double() throws {
        tap.numberOfTapsRequired = 2
        stage.device.tap(at: CGPoint(x: 100, y: 100))
        #expect(log.states == [])
        stage.device.tap(at: CGPoint(x: 104, y: 100))
        #expect(log.states == [.ended])
        stage.device.tap(at: CGPoint(x: 100, y: 100))
        stage.device.advance(by: 0.5)
        stage.device.tap(at: CGPoint(x: 100, y: 100))
        stage.device.advance(by: 0.5)
        stage.device.tap(at: CGPoint(x: 100, y: 100))
        stage.device.tap(at: CGPoint(x: 300, y: 100))
        #expect(log.states == [.ended])
        stage.device.advance(by: 0.5)
        try stage.device.shutDown()
    }

    @Test("A tap of two fingers takes both, at once or one after the other")
    func twoFingers() {
        tap.numberOfTouchesRequired = 2
        stage.device.tap(at: CGPoint(x: 100, y: 100))
        #expect(log.states == [])
        let first = stage.down(100, 100)
        let second = stage.down(200, 100)
        first.lift()
        #expect(log.states == [])
        second.lift()
        #expect(log.states == [.ended])
        let three = stage.device.touchDown(at: [CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100), CGPoint(x: 300, y: 100)])
        stage.device.lift(three)
        #expect(log.states == [.ended])
    }

    @Test("Without a failure requirement a single tap is recognized before the double tap that follows")
    func singleAndDouble() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let doubleLog = StateLog(double)
        stage.root.addGestureRecognizer(double)
        stage.device.tap(at: CGPoint(x: 100, y: 100))
        #expect(log.states == [.ended])
        stage.device.tap(at: CGPoint(x: 100, y: 100))
        #expect(doubleLog.states == [.ended])
    }

    @Test("A single tap that requires a double tap to fail comes late, or not at all")
    func singleWaitsForDouble() throws {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let doubleLog = StateLog(double)
        stage.root.addGestureRecognizer(double)
        tap.require(toFail: double)
        stage.device.tap(at: CGPoint(x: 100, y: 100))
        #expect(log.states == [])
        stage.device.advance(by: 0.4)
        #expect(log.take() == [.ended])
        stage.device.tap(at: CGPoint(x: 100, y: 100))
        stage.device.tap(at: CGPoint(x: 100, y: 100))
        stage.device.advance(by: 1)
        #expect(log.take() == [])
        #expect(doubleLog.take() == [.ended])
        try stage.device.shutDown()
    }

    @Test("Of nested taps the innermost is recognized", .chosen)
    func nested() {
        let inner = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
        let innerTap = UITapGestureRecognizer()
        let innerLog = StateLog(innerTap)
        inner.addGestureRecognizer(innerTap)
        stage.device.tap(at: CGPoint(x: 50, y: 50))
        #expect(innerLog.states == [.ended])
        #expect(log.states == [])
        stage.device.tap(at: CGPoint(x: 150, y: 50))
        #expect(log.states == [.ended])
    }
}
