/// A recognition that waits for other recognizers, which must fail first.
struct WaitingRecognition {
    /// The state after the wait: `.began`, or `.ended` for a discrete gesture.
    let state: UIGestureRecognizer.State
    /// Whether a continuous gesture has ended during the wait.
    var hasEnded = false
    /// The recognizers that must fail first.
    var blockers: [UIGestureRecognizer]
}

/// The transitions of "About the Gesture Recognizer State Machine".
extension UIGestureRecognizer {
    var isUndecided: Bool { currentState == .possible }

    /// Whether a continuous gesture is under way or has just ended, or a discrete gesture has just been recognized.
    var hasRecognized: Bool { currentState == .began || currentState == .changed || currentState == .ended }

    var isOver: Bool { currentState == .ended || currentState == .cancelled || currentState == .failed }

    /// Handles a subclass's request for a state.
    ///
    /// After the end of the attempt, a request is ignored: another recognizer or the delegate may have ended the attempt without the
    /// subclass. If a gesture that was never recognized is cancelled, the gesture fails. All other changes that are not on the page are
    /// faults of the subclass.
    func request(_ new: State) {
        if isOver { return }
        if waiting != nil {
            requestWhileWaiting(new)
            return
        }
        switch (currentState, new) {
        case (.possible, .possible):
            break
        case (.possible, .began), (.possible, .ended):
            Platform.current.gestures.recognize(self, as: new)
        case (.possible, .failed), (.possible, .cancelled):
            enter(.failed)
        case (.began, .changed) where stateAfterAction == .began:
            break
        case (.began, .ended) where stateAfterAction == .began:
            stateAfterAction = .ended
        case (.began, .changed), (.began, .ended), (.began, .cancelled),
            (.changed, .changed), (.changed, .ended), (.changed, .cancelled):
            enter(new)
        default:
            preconditionFailure("LinuxUIKit: \(type(of: self)) cannot go from the state \(currentState) to \(new)")
        }
    }

    /// Handles a request during the wait. For other code, the state remains possible. For the subclass, the gesture continues.
    private func requestWhileWaiting(_ new: State) {
        switch new {
        case .possible, .began, .changed: break
        case .ended: waiting?.hasEnded = true
        case .cancelled, .failed: enter(.failed)
        }
    }

    func enter(_ new: State) {
        currentState = new
        isActionDue = new != .failed
        if isOver { waiting = nil }
        Platform.current.gestures.stateDidChange(self)
    }

    /// Whether the views and the delegate let the recognizer begin. The views are those from the touched view up to the recognizer's view.
    var mayBegin: Bool {
        var asked: UIView?
        for touched in touches.map(\.view) + [touchlessEvent?.view] where touched !== asked {
            asked = touched
            var next = touched
            while let view = next {
                if !view.gestureRecognizerShouldBegin(self) { return false }
                if view === self.view { break }
                next = view.parent
            }
        }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Returns whether this recognizer, which has recognized, keeps another one from recognizing.
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false { return false }
        return !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
    }

    /// Returns whether this recognizer must wait for another one. The reason is `require(toFail:)`, one of the two recognizers, or one of
    /// their delegates.
    func mustWait(for other: UIGestureRecognizer) -> Bool {
        if failureRequirements.contains(where: { $0.recognizer === other }) { return true }
        if shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self) { return true }
        if delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false { return true }
        return other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    func sharesTouch(with other: UIGestureRecognizer) -> Bool {
        if let touchlessEvent, touchlessEvent === other.touchlessEvent { return true }
        return attemptTouches.contains { touch in other.attemptTouches.contains { $0 === touch } }
    }

    func sendActions() {
        isActionDue = false
        for handler in handlers { handler.run(self) }
    }

    /// Prepares the recognizer for a new attempt. Touches that are down are not part of the new attempt.
    func finish() {
        dropAllTouches()
        touchesBeforeReset = []
        touchlessEvent = nil
        reset()
        currentState = .possible
        waiting = nil
        stateAfterAction = nil
        isActionDue = false
    }

    /// Handles the recognizer's touches of a window's event.
    func receive(_ event: UIEvent, in window: UIWindow) {
        guard touches.contains(where: { $0.window === window }) else { return }
        var began: [UITouch] = []
        var moved: [UITouch] = []
        var ended: [UITouch] = []
        var cancelled: [UITouch] = []
        for touch in touches where touch.window === window {
            switch touch.phase {
            case .began: began.append(touch)
            case .moved: moved.append(touch)
            case .stationary: break
            case .ended: ended.append(touch)
            case .cancelled: cancelled.append(touch)
            }
        }
        if !began.isEmpty { touchesBegan(event.set(of: began), with: event) }
        if !moved.isEmpty, !isOver { touchesMoved(event.set(of: moved), with: event) }
        if !ended.isEmpty, !isOver { touchesEnded(event.set(of: ended), with: event) }
        if !cancelled.isEmpty, !isOver { touchesCancelled(event.set(of: cancelled), with: event) }
        dropLiftedTouches()
        // The sequence of touches is over, and the recognizer has recognized no gesture.
        if touches.isEmpty, isUndecided, waiting == nil, !awaitsFurtherTouches { enter(.failed) }
    }
}
