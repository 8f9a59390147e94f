/// The recognizers whose touches are under way, and their relations to each other.
@MainActor final class GestureEnvironment {
    /// The recognizers that have received a touch since their last reset, in the order of their first touches: from the touched view
    /// outwards.
    private var inPlay: [UIGestureRecognizer] = []
    /// The recognizers that wait for others to fail.
    private var waiting: [UIGestureRecognizer] = []
    /// The recognizers whose state has changed since the last update.
    private var changed: [UIGestureRecognizer] = []
    /// The recognizers whose gesture is over while fingers are still down. Some phones reset them only after the fingers have lifted.
    private var awaitingReset: [UIGestureRecognizer] = []
    /// The recognizers whose actions are running, the innermost last.
    private var acting: [UIGestureRecognizer] = []
    private var order = RecognizerShuffle()
    /// The depth of nested changes. Actions wait until the outermost change is complete.
    private var changeDepth = 0
    private var isUpdating = false

    // MARK: Touches

    func deliver(_ event: UIEvent, in window: UIWindow) {
        resetThoseWithoutTouches()
        change {
            for touch in event.orderedTouches where touch.phase == .began && touch.window === window { gather(touch, event) }
            for recognizer in order.ordered(inPlay) where !recognizer.isOver { recognizer.receive(event, in: window) }
            failTheDeadlocked()
        }
        resetThoseWithoutTouches()
    }

    /// Delivers an event without touches to the recognizers that can handle it, of the view under the pointer and of all its ancestors.
    func deliver(_ event: TouchlessEvent) {
        change {
            if event.phase == .began { gather(event) }
            for recognizer in order.ordered(inPlay) where !recognizer.isOver && recognizer.touchlessEvent === event {
                recognizer.receive(event)
            }
            failTheDeadlocked()
        }
    }

    private func gather(_ event: TouchlessEvent) {
        var next = event.view
        while let view = next {
            for recognizer in view.recognizers where recognizer.takes(event) {
                recognizer.touchlessEvent = event
                recognizer.isInPlay = true
                inPlay.append(recognizer)
            }
            next = view === event.window ? nil : view.parent
        }
    }

    /// Adds a touch to the recognizers of the touched view and of all its ancestors, up to and including the window.
    private func gather(_ touch: UITouch, _ event: UIEvent) {
        var next = touch.view
        while let view = next {
            for recognizer in view.recognizers {
                if !recognizer.touchesBeforeReset.isEmpty {
                    recognizer.touchesBeforeReset.append(touch)
                    continue
                }
                guard recognizer.takes(touch, of: event) else { continue }
                recognizer.add(touch)
                guard !recognizer.isInPlay else { continue }
                recognizer.isInPlay = true
                inPlay.append(recognizer)
            }
            if view === touch.window { break }
            next = view.parent
        }
    }

    /// Withdraws a recognizer that was disabled or has lost its view. The gesture is cancelled, or fails if it wasn't recognized yet.
    func withdraw(_ recognizer: UIGestureRecognizer) {
        switch recognizer.currentState {
        case .began, .changed:
            recognizer.enter(.cancelled)
            tellAtOnce(recognizer)
        case .possible where recognizer.isInPlay: recognizer.enter(.failed)
        default: break
        }
    }

    /// Sends the recognizer's action at once, during another recognizer's running action, on phones that do so.
    private func tellAtOnce(_ recognizer: UIGestureRecognizer) {
        guard Platform.current.behavior.cancellationInAction == .atOnce, !acting.isEmpty, recognizer.isActionDue else { return }
        guard !acting.contains(where: { $0 === recognizer }) else { return }
        changed.removeAll { $0 === recognizer }
        act(recognizer)
        finish(recognizer)
    }

    // MARK: Recognizing

    /// Called by a recognizer that has found its gesture.
    func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
        guard recognizer.mayBegin else {
            recognizer.enter(.failed)
            return
        }
        var blockers: [UIGestureRecognizer] = []
        for other in inPlay where other !== recognizer && other.currentState != .failed && other.currentState != .cancelled {
            guard recognizer.mustWait(for: other) else { continue }
            if other.hasRecognized {
                recognizer.enter(.failed)
                return
            }
            blockers.append(other)
        }
        if blockers.isEmpty {
            proceed(recognizer, to: state)
        } else {
            recognizer.waiting = WaitingRecognition(state: state, blockers: blockers)
            waiting.append(recognizer)
        }
    }

    /// Completes a recognition if no other recognizer must fail any more. If a recognizer with a common touch has recognized and prevents
    /// this one, this one fails.
    private func proceed(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        let rivals = inPlay.filter { $0 !== recognizer && ($0.isUndecided || $0.hasRecognized) && $0.sharesTouch(with: recognizer) }
        for rival in rivals where rival.hasRecognized && rival.prevents(recognizer) {
            recognizer.enter(.failed)
            return
        }
        change {
            recognizer.enter(state)
            for rival in rivals where !rival.isOver && recognizer.prevents(rival) {
                rival.enter(rival.isUndecided ? .failed : .cancelled)
            }
        }
    }

    /// Called by a recognizer whose state has changed.
    func stateDidChange(_ recognizer: UIGestureRecognizer) {
        change {
            if !changed.contains(where: { $0 === recognizer }) { changed.append(recognizer) }
            if !waiting.isEmpty { settleWaiting(for: recognizer) }
        }
    }

    /// Makes changes. After the outermost change, the consequences of all changes follow.
    private func change(_ body: () -> Void) {
        changeDepth += 1
        body()
        changeDepth -= 1
        if changeDepth == 0, !isUpdating, !changed.isEmpty { update() }
    }

    /// Updates the recognizers that wait for another one. If the other has recognized, they fail. If the other has failed, they continue.
    private func settleWaiting(for other: UIGestureRecognizer) {
        waiting.removeAll { $0.waiting == nil }
        for recognizer in waiting {
            guard let index = recognizer.waiting?.blockers.firstIndex(where: { $0 === other }) else { continue }
            if other.hasRecognized {
                recognizer.enter(.failed)
            } else if other.isOver {
                recognizer.waiting?.blockers.remove(at: index)
                if recognizer.waiting?.blockers.isEmpty ?? false { release(recognizer) }
            }
        }
        waiting.removeAll { $0.waiting == nil }
    }

    private func release(_ recognizer: UIGestureRecognizer) {
        guard let recognition = recognizer.waiting else { return }
        recognizer.waiting = nil
        proceed(recognizer, to: recognition.state)
        // The recognizer's own touches of this event are still to come. The beginning is reported first, regardless of these touches.
        if recognition.state == .began, recognizer.currentState == .began {
            recognizer.stateAfterAction = recognition.hasEnded ? .ended : .began
        }
    }

    /// Makes recognizers that wait for each other fail together, if no touch can decide between them any more.
    private func failTheDeadlocked() {
        guard !waiting.isEmpty, inPlay.allSatisfy(\.isAtItsEnd) else { return }
        let deadlocked = waiting
        waiting = []
        for recognizer in deadlocked { recognizer.enter(.failed) }
    }

    // MARK: The end of a turn

    /// Sends each due action once, and resets the recognizers whose gestures are over.
    private func update() {
        isUpdating = true
        while !changed.isEmpty {
            let turn = order.orderedActions(changed)
            changed.removeAll(keepingCapacity: true)
            for recognizer in turn where recognizer.isActionDue { act(recognizer) }
            for recognizer in turn where recognizer.isOver && !recognizer.isActionDue { finish(recognizer) }
        }
        isUpdating = false
        let platform = Platform.current
        if platform.touchScreen.event == nil { platform.viewTouches.releaseHeldTouches(among: platform.activeTouches) }
    }

    private func act(_ recognizer: UIGestureRecognizer) {
        // "Immediately before the action method is called", says the header of cancelsTouchesInView.
        if recognizer.hasRecognized, recognizer.cancelsTouchesInView {
            Platform.current.viewTouches.take(recognizer.attemptTouches)
        } else if recognizer.hasRecognized, recognizer.delaysTouchesBegan {
            Platform.current.viewTouches.leaveUntold(recognizer.attemptTouches)
        }
        acting.append(recognizer)
        recognizer.sendActions()
        acting.removeLast()
        if let next = recognizer.stateAfterAction, recognizer.currentState == .began {
            recognizer.stateAfterAction = nil
            if next != .began { recognizer.enter(next) }
        }
    }

    private func finish(_ recognizer: UIGestureRecognizer) {
        guard recognizer.touchesBeforeReset.isEmpty else { return }
        if Platform.current.behavior.recognizerReset == .whenTouchesHaveEnded {
            recognizer.touchesBeforeReset = recognizer.attemptTouches.filter(\.isDown)
            if !recognizer.touchesBeforeReset.isEmpty {
                recognizer.dropAllTouches()
                awaitingReset.append(recognizer)
                return
            }
        }
        reset(recognizer)
    }

    private func reset(_ recognizer: UIGestureRecognizer) {
        recognizer.finish()
        guard recognizer.isInPlay else { return }
        recognizer.isInPlay = false
        inPlay.removeAll { $0 === recognizer }
    }

    private func resetThoseWithoutTouches() {
        guard !awaitingReset.isEmpty else { return }
        let ready = awaitingReset.filter { !$0.touchesBeforeReset.contains(where: \.isDown) }
        awaitingReset.removeAll { recognizer in ready.contains { $0 === recognizer } }
        ready.forEach(reset)
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer's fingers can no longer decide its result.
    fileprivate var isAtItsEnd: Bool {
        touches.isEmpty && touchlessEvent.map { !$0.isUnderWay } ?? true && (waiting != nil || isOver)
    }
}
