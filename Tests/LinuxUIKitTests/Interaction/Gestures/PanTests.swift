import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uipangesturerecognizer and UIPanGestureRecognizer.h.
@MainActor @Suite("UIPanGestureRecognizer", .timeLimit(.minutes(20))) final class PanTests {
    private lazy var bench = GestureBench(UIPanGestureRecognizer())
    private var stage: TouchStage { bench.stage }
    private var pan: UIPanGestureRecognizer { bench.recognizer }
    private var log: StateLog { bench.log }

    @Test("A pan begins when a finger has moved enough, changes while it moves, and ends when all have lifted")
    func states() throws {
        let finger = stage.down(100, 100)
        finger.move(106, 107)
        #expect(log.take() == [])
        finger.move(106, 108)
        #expect(log.take() == [.began])
        finger.move(100, 100)
        #expect(log.take() == [.changed])
        finger.lift()
        #expect(log.take() == [.ended])
        #expect(pan.state == .possible)
        try stage.device.shutDown()
    }

    @Test("A finger that lifts without having moved enough is no pan")
    func tooShort() {
        let finger = stage.down(100, 100)
        finger.move(105, 100)
        finger.lift()
        #expect(log.states == [])
        #expect(pan.state == .possible)
    }

    @Test("The threshold is the device's", .chosen, arguments: [1, 10, 40] as [CGFloat])
    func threshold(distance: CGFloat) {
        let stage = TouchStage { $0.touchThresholds.panDistance = distance }
        let pan = UIPanGestureRecognizer()
        let log = StateLog(pan)
        stage.root.addGestureRecognizer(pan)
        let finger = stage.down(100, 100)
        finger.move(100 + distance - 0.5, 100)
        #expect(log.states == [])
        finger.move(100 + distance, 100)
        #expect(log.states == [.began])
    }

    @Test("Whether the translation holds the way to the beginning is the device's: nothing public says", .chosen, arguments: [true, false])
    func translationAtBeginning(includesDistance: Bool) {
        let stage = TouchStage { $0.touchThresholds.panTranslationIncludesDistance = includesDistance }
        let pan = UIPanGestureRecognizer()
        stage.root.addGestureRecognizer(pan)
        let finger = stage.down(100, 100)
        finger.move(112, 100)
        #expect(pan.translation(in: nil).x == (includesDistance ? 12 : 0))
        finger.move(115, 100)
        #expect(pan.translation(in: nil).x == (includesDistance ? 15 : 3))
    }

    @Test("The translation is in the coordinates of the view that is asked about")
    func translationInView() {
        let inner = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
        inner.transform = CGAffineTransform(scaleX: 2, y: 4)
        stage.device.advanceFrames()
        let finger = stage.down(300, 600)
        finger.move(340, 620)
        #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 20))
        #expect(pan.translation(in: stage.root) == CGPoint(x: 40, y: 20))
        #expect(pan.translation(in: inner) == CGPoint(x: 20, y: 5))
        finger.lift()
        #expect(pan.translation(in: nil) == .zero)
    }

    @Test("Setting the translation counts on from there and resets the velocity")
    func settingTranslation() {
        let finger = stage.down(100, 100)
        stage.device.advanceFrames()
        finger.move(120, 100)
        #expect(pan.velocity(in: nil).x > 0)
        pan.setTranslation(CGPoint(x: 5, y: 6), in: nil)
        #expect(pan.velocity(in: nil) == .zero)
        #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 6))
        finger.move(121, 103)
        #expect(pan.translation(in: nil) == CGPoint(x: 6, y: 9))
    }

    @Test("The velocity of uniform motion is exact, at any rate of events", arguments: [60, 120])
    func velocity(rate: Int) {
        let stage = TouchStage { $0.framesPerSecond = rate }
        let pan = UIPanGestureRecognizer()
        let log = StateLog(pan)
        stage.root.addGestureRecognizer(pan)
        var atEnd = CGPoint.zero
        log.onAction = { if $0.state == .ended, let pan = $0 as? UIPanGestureRecognizer { atEnd = pan.velocity(in: nil) } }
        let finger = stage.down(50, 50)
        for step in 1...(rate / 4) {
            stage.device.advanceFrames()
            let time = CGFloat(step) / CGFloat(rate)
            finger.move(50 + 900 * time, 50 + 300 * time)
        }
        stage.device.advance(by: 0.005)
        finger.lift()
        #expect(abs(atEnd.x - 900) < 1e-6)
        #expect(abs(atEnd.y - 300) < 1e-6)
    }

    @Test("A finger that rests before it lifts has no velocity", .chosen)
    func rest() {
        var atEnd: CGPoint?
        log.onAction = { if $0.state == .ended, let pan = $0 as? UIPanGestureRecognizer { atEnd = pan.velocity(in: nil) } }
        let finger = stage.device.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 300, y: 50))
        stage.device.advance(by: 0.1)
        finger.lift()
        #expect(atEnd == .zero)
    }

    @Test("The time after which a finger rests is the device's", .chosen, arguments: [0.02, 0.2])
    func restInterval(interval: Double) {
        let stage = TouchStage { $0.touchThresholds.restInterval = interval }
        let pan = UIPanGestureRecognizer()
        stage.root.addGestureRecognizer(pan)
        _ = stage.device.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 300, y: 50), duration: 0.25)
        stage.device.advance(by: interval - 0.01)
        #expect(abs(pan.velocity(in: nil).x - 1000) < 1e-6)
        stage.device.advance(by: 0.02)
        #expect(pan.velocity(in: nil) == .zero)
    }

    @Test("A finger that has rested and moves once more has the velocity of that movement", .chosen)
    func oneStepAfterRest() {
        let finger = stage.device.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 200, y: 50))
        stage.device.advance(by: 0.5)
        finger.move(210, 50)
        #expect(abs(pan.velocity(in: nil).x - 20) < 1e-6)
    }

    @Test("The velocity is that of the last 50 milliseconds, not of the way before", .chosen, arguments: [60, 120])
    func turning(rate: Int) {
        let stage = TouchStage { $0.framesPerSecond = rate }
        let pan = UIPanGestureRecognizer()
        stage.root.addGestureRecognizer(pan)
        let finger = stage.device.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 300, y: 50), duration: 0.2)
        stage.device.glide([(finger, CGPoint(x: 300, y: 80))], duration: 0.05)
        let velocity = pan.velocity(in: nil)
        #expect(abs(velocity.x) < 1e-6)
        #expect(abs(velocity.y - 600) < 1e-6)
    }

    @Test("Every recognizer can be made with a closure, and calls all that were added", .chosen)
    func closures() {
        var calls: [String] = []
        let pan = UIPanGestureRecognizer { _ in calls.append("made with") }
        pan.addHandler { recognizer in calls.append(recognizer === pan ? "added" : "another's") }
        let all: [UIGestureRecognizer] = [
            UIPinchGestureRecognizer { _ in }, UIRotationGestureRecognizer { _ in }, UITapGestureRecognizer { _ in },
            UILongPressGestureRecognizer { _ in }, UIScreenEdgePanGestureRecognizer { _ in },
        ]
        stage.root.gestureRecognizers = all + [pan]
        let finger = stage.down(100, 100)
        finger.move(120, 100)
        #expect(calls == ["made with", "added"])
        finger.cancel()
    }

    @Test("A finger more or less does not move a pan, and the location is the centroid")
    func secondFinger() {
        let first = stage.down(100, 100)
        first.move(120, 100)
        let second = stage.down(300, 300)
        #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
        #expect(pan.location(in: nil) == CGPoint(x: 210, y: 200))
        #expect(pan.numberOfTouches == 2)
        second.move(300, 340)
        #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 20))
        first.lift()
        #expect(pan.state == .changed)
        #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 20))
        second.lift()
        #expect(log.states == [.began, .changed, .ended])
    }

    @Test("A pan of two fingers waits for the second, and rests while there is one")
    func minimum() {
        pan.minimumNumberOfTouches = 2
        let first = stage.down(100, 100)
        first.move(200, 100)
        #expect(log.take() == [])
        let second = stage.down(100, 200)
        stage.device.move([(first, CGPoint(x: 220, y: 100)), (second, CGPoint(x: 120, y: 200))])
        #expect(log.take() == [.began])
        #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
        second.lift()
        first.move(300, 100)
        #expect(log.take() == [])
        first.lift()
        #expect(log.take() == [.ended])
    }

    @Test("A finger too many keeps a pan from beginning, and is left out once it has begun", .chosen)
    func maximum() {
        pan.maximumNumberOfTouches = 1
        var fingers = stage.device.touchDown(at: [CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100)])
        fingers[0].move(150, 150)
        #expect(log.take() == [])
        stage.device.lift(fingers)
        fingers = [stage.down(100, 100)]
        fingers[0].move(120, 100)
        let second = stage.down(200, 100)
        second.move(200, 300)
        #expect(pan.numberOfTouches == 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
        fingers[0].lift()
        #expect(log.take() == [.began, .ended])
    }

    @Test("A touch that is taken away cancels the pan")
    func cancelled() {
        let finger = stage.down(100, 100)
        finger.move(120, 100)
        finger.cancel()
        #expect(log.states == [.began, .cancelled])
        #expect(pan.state == .possible)
    }
}
