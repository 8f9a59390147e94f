import HeadlessDevice
import TestSupport
import UIKit

/// A phone with one window, whose touches and gestures are under test.
@MainActor final class TouchStage {
    let device: HeadlessDevice
    let root = TouchProbe(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let window: UIWindow

    init(_ configure: (inout HeadlessDevice.Configuration) -> Void = { _ in }) {
        var configuration = HeadlessDevice.Configuration()
        configure(&configuration)
        device = HeadlessDevice(configuration)
        window = device.show(root)
    }

    /// A view in the root, or in another.
    func addView(_ frame: CGRect, in superview: UIView? = nil) -> TouchProbe {
        let view = TouchProbe(frame: frame)
        (superview ?? root).addSubview(view)
        return view
    }

    func down(_ x: CGFloat, _ y: CGFloat) -> Finger {
        device.touchDown(at: CGPoint(x: x, y: y))
    }

    /// Puts two fingers down, 100 points apart about (200, 400), and spreads them as far as they need to pinch.
    func beginPinch() -> (Finger, Finger) {
        let fingers = device.touchDown(at: [CGPoint(x: 150, y: 400), CGPoint(x: 250, y: 400)])
        device.advanceFrames()
        fingers[0].move(to: CGPoint(x: 140, y: 400))
        return (fingers[0], fingers[1])
    }
}

extension Finger {
    func move(_ x: CGFloat, _ y: CGFloat) {
        move(to: CGPoint(x: x, y: y))
    }
}

/// A delegate that answers as a test tells it to.
final class ProbeDelegate: NSObject, UIGestureRecognizerDelegate {
    var shouldBegin = true
    var simultaneous = false
    var requiresFailureOf: UIGestureRecognizer?
    var requiredToFailBy: UIGestureRecognizer?
    var receivesTouch: (UITouch) -> Bool = { _ in true }
    var receivesEvents = true
    var questions: [String] = []

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        questions.append("begin")
        return shouldBegin
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        questions.append("simultaneous")
        return simultaneous
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === requiresFailureOf }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === requiredToFailBy }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        questions.append("touch")
        return receivesTouch(touch)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        questions.append("event")
        return receivesEvents
    }
}

/// A stage with a recognizer on its root view. Suites make it lazily: between a suite's initializer and its test another test may run, with
/// a phone of its own.
@MainActor final class GestureBench<Recognizer: UIGestureRecognizer> {
    let stage = TouchStage()
    let recognizer: Recognizer
    let log: StateLog

    init(_ recognizer: Recognizer) {
        self.recognizer = recognizer
        log = StateLog(recognizer)
        stage.root.addGestureRecognizer(recognizer)
    }
}
