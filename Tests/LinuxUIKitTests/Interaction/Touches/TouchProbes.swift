import HeadlessDevice
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

/// A view that writes down what it is told of touches.
final class TouchProbe: UIView {
    var log: [String] = []
    var shouldBegin = true

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began \(touches.count)") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved \(touches.count)") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended \(touches.count)") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled \(touches.count)") }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { shouldBegin }
}

/// The states that a recognizer's actions told of.
@MainActor final class StateLog {
    var states: [UIGestureRecognizer.State] = []
    /// Looks at the recognizer during its action.
    var onAction: (UIGestureRecognizer) -> Void = { _ in }

    init(_ recognizer: UIGestureRecognizer) {
        recognizer.addHandler { [weak self] recognizer in
            self?.states.append(recognizer.state)
            self?.onAction(recognizer)
        }
    }

    func take() -> [UIGestureRecognizer.State] {
        defer { states = [] }
        return states
    }
}

/// A recognizer whose states a test sets as it receives touches, and that writes down what it is told.
final class ProbeRecognizer: UIGestureRecognizer {
    var log: [String] = []
    var onBegan: [State] = []
    var onMoved: [State] = []
    var onEnded: [State] = []
    /// The state after each state that was set.
    var reached: [State] = []
    var preventable = true
    var preventing = true
    var requiring: UIGestureRecognizer?
    var requiredBy: UIGestureRecognizer?
    var receivesEvents = true

    private func go(_ states: [State]) {
        for state in states {
            self.state = state
            reached.append(self.state)
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        log.append("began \(touches.count)")
        go(onBegan)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        log.append("moved \(touches.count)")
        go(onMoved)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        log.append("ended \(touches.count)")
        go(onEnded)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        log.append("cancelled \(touches.count)")
        go([.cancelled])
    }

    override func reset() {
        super.reset()
        log.append("reset")
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { preventing }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { preventable }
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { other === requiring }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { other === requiredBy }
    override func shouldReceive(_ event: UIEvent) -> Bool { receivesEvents }
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
