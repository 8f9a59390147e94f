import UIKit

/// A view that writes down the touches that it is told of.
public final class TouchProbe: UIView {
    /// The phase and the number of the touches of each call: `began 1`.
    public var log: [String] = []
    /// The view's answer when a recognizer asks whether it should begin.
    public var shouldBegin = true

    /// Returns the log, and begins a new one.
    public func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began \(touches.count)") }
    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved \(touches.count)") }
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended \(touches.count)") }
    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled \(touches.count)") }
    public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { shouldBegin }
}

/// The states of a recognizer when it calls its actions.
@MainActor public final class StateLog {
    /// The states so far, the oldest first.
    public var states: [UIGestureRecognizer.State] = []
    /// Looks at the recognizer during its action.
    public var onAction: (UIGestureRecognizer) -> Void = { _ in }

    /// Creates a log of a recognizer's states from now on.
    public init(_ recognizer: UIGestureRecognizer) {
        recognizer.addHandler { [weak self] recognizer in
            self?.states.append(recognizer.state)
            self?.onAction(recognizer)
        }
    }

    /// Returns the states, and begins a new list.
    public func take() -> [UIGestureRecognizer.State] {
        defer { states = [] }
        return states
    }
}

/// A recognizer whose states a test sets as it receives touches, and that writes down what it is told.
public final class ProbeRecognizer: UIGestureRecognizer {
    /// The phase and the number of the touches of each call, and each reset.
    public var log: [String] = []
    /// The states that the recognizer sets, one after the other, when touches begin.
    public var onBegan: [State] = []
    /// The states that the recognizer sets when touches move.
    public var onMoved: [State] = []
    /// The states that the recognizer sets when touches end.
    public var onEnded: [State] = []
    /// The state after each state that was set.
    public var reached: [State] = []
    /// Whether other recognizers can prevent this one.
    public var preventable = true
    /// Whether this recognizer can prevent others.
    public var preventing = true
    /// A recognizer that has to fail first.
    public var requiring: UIGestureRecognizer?
    /// A recognizer that waits for this one to fail.
    public var requiredBy: UIGestureRecognizer?
    /// Whether the recognizer receives events at all.
    public var receivesEvents = true

    private func go(_ states: [State]) {
        for state in states {
            self.state = state
            reached.append(self.state)
        }
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        log.append("began \(touches.count)")
        go(onBegan)
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        log.append("moved \(touches.count)")
        go(onMoved)
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        log.append("ended \(touches.count)")
        go(onEnded)
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        log.append("cancelled \(touches.count)")
        go([.cancelled])
    }

    public override func reset() {
        super.reset()
        log.append("reset")
    }

    public override func canPrevent(_ other: UIGestureRecognizer) -> Bool { preventing }
    public override func canBePrevented(by other: UIGestureRecognizer) -> Bool { preventable }
    public override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { other === requiring }
    public override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { other === requiredBy }
    public override func shouldReceive(_ event: UIEvent) -> Bool { receivesEvents }
}
