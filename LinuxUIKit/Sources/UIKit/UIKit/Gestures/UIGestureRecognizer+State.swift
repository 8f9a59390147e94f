/// What a recognizer has recognized while others, which must fail first, are undecided.
struct WaitingRecognition {
    /// The state that it goes on to: began, or ended of a discrete gesture.
    let state: UIGestureRecognizer.State
    /// Set if a continuous gesture that waits has ended meanwhile.
    var hasEnded = false
    /// Those that must fail first.
    var blockers: [UIGestureRecognizer]
}

/// The transitions of "About the Gesture Recognizer State Machine".
extension UIGestureRecognizer {
    var isUndecided: Bool { currentState == .possible }

    /// The gesture goes on, or a discrete one has just been recognized.
    var hasRecognized: Bool { currentState == .began || currentState == .changed || currentState == .ended }

    var isOver: Bool { currentState == .ended || currentState == .cancelled || currentState == .failed }

    /// A subclass asks for a state.
    ///
    /// Refused once the attempt is over: another recognizer or the delegate may have ended it behind the subclass's back. A cancellation
    /// of what was never recognized is a failure. Everything else that the page does not draw is a mistake of the subclass.
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

    /// Outside it is still possible; for the subclass the gesture goes on.
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

    /// The view's and the delegate's word on whether it may recognize. Every view from the touched one out to the recognizer's is asked.
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

    /// Whether this one, having recognized, keeps the other from doing so.
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false { return false }
        return !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
    }

    /// Whether this one must wait for the other: by `require(toFail:)`, or because either of them or of their delegates says so.
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

    /// Ready for a new attempt; touches that are down stay out of it.
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

    /// Takes the touches of a window's event that are this recognizer's.
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
        // The sequence is over and nothing was made of it.
        if touches.isEmpty, isUndecided, waiting == nil, !awaitsFurtherTouches { enter(.failed) }
    }
}
