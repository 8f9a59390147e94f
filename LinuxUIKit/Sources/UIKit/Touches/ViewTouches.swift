/// Hands touches to the views in which they began, after the recognizers have seen them.
@MainActor final class ViewTouches {
    /// Touches that have left the screen and that recognizers still hold back from their views.
    private var heldTouches: [UITouch] = []

    /// Delivers the touches of a window's event that have changed.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        var began: [UITouch] = []
        var moved: [UITouch] = []
        var ended: [UITouch] = []
        var cancelled: [UITouch] = []
        for touch in event.orderedTouches where touch.window === window && touch.delivery.isForView {
            switch touch.phase {
            case .began:
                if touch.isLandingHeldBack { continue }
                touch.delivery = touch.shouldBegin(with: event) ? .toldOfLanding : .notForView
                if touch.delivery.isForView { began.append(touch) }
            case .moved:
                if case .toldOfLanding = touch.delivery { moved.append(touch) }
            case .stationary:
                break
            case .ended:
                lift(touch, &ended)
            case .cancelled:
                if case .toldOfLanding = touch.delivery { cancelled.append(touch) }
                touch.delivery = .notForView
            }
        }
        tell(began, event) { $0.touchesBegan($1, with: event) }
        tell(moved, event) { $0.touchesMoved($1, with: event) }
        tell(ended, event) { $0.touchesEnded($1, with: event) }
        tell(cancelled, event) { $0.touchesCancelled($1, with: event) }
    }

    private func lift(_ touch: UITouch, _ ended: inout [UITouch]) {
        switch touch.delivery {
        case .landingHeld:
            touch.delivery = .landingHeld(hasLifted: true)
            heldTouches.append(touch)
        case .toldOfLanding where touch.isLiftingHeldBack:
            touch.delivery = .liftingHeld
            heldTouches.append(touch)
        case .toldOfLanding:
            touch.delivery = .notForView
            ended.append(touch)
        case .liftingHeld, .notForView:
            break
        }
    }

    /// Delivers the touches that are no longer held back, in one window or in all.
    func releaseHeldTouches(among active: [UITouch], in window: UIWindow? = nil) {
        for touch in active where window == nil || touch.window === window { release(touch) }
        guard !heldTouches.isEmpty else { return }
        for touch in heldTouches { release(touch) }
        heldTouches.removeAll { !$0.delivery.isForView }
    }

    private func release(_ touch: UITouch) {
        guard let view = touch.view else {
            touch.delivery = .notForView
            return
        }
        if case .landingHeld(let hasLifted) = touch.delivery, !touch.isLandingHeldBack {
            guard touch.shouldBegin(with: event(of: touch)) else {
                touch.delivery = .notForView
                return
            }
            touch.delivery = hasLifted ? .liftingHeld : .toldOfLanding
            // The view is notified of the landing late. The touch keeps its present location.
            let phase = touch.phase
            touch.phase = .began
            view.touchesBegan([touch], with: event(of: touch))
            touch.phase = phase
        }
        if case .liftingHeld = touch.delivery, !touch.isLiftingHeldBack {
            touch.delivery = .notForView
            view.touchesEnded([touch], with: event(of: touch))
        }
    }

    /// Cancels the touches for their view, after a recognizer has recognized these touches as its own.
    func take(_ touches: [UITouch]) {
        var told: [UITouch] = []
        for touch in touches {
            switch touch.delivery {
            case .toldOfLanding, .liftingHeld: told.append(touch)
            case .landingHeld, .notForView: break
            }
            touch.delivery = .notForView
        }
        guard let first = told.first else { return }
        let event = event(of: first)
        tell(told, event) { $0.touchesCancelled($1, with: event) }
    }

    /// Drops landings that are held back, after a recognizer that delays touches has recognized these touches. The view never gets these
    /// landings.
    func leaveUntold(_ touches: [UITouch]) {
        for touch in touches {
            if case .landingHeld = touch.delivery { touch.delivery = .notForView }
        }
    }

    /// Cancels the touches of a view that has left the window.
    func viewDidLeave(_ view: UIView, touches: [UITouch]) {
        take((touches + heldTouches).filter { $0.view === view })
        heldTouches.removeAll { !$0.delivery.isForView }
    }

    private func event(of touch: UITouch) -> UIEvent {
        Platform.current.touchScreen.event ?? UIEvent(touches: [touch], time: RenderServer.current.now)
    }

    /// Calls the closure once for each view.
    private func tell(_ touches: [UITouch], _ event: UIEvent, _ body: (UIView, Set<UITouch>) -> Void) {
        guard let first = touches.first?.view else {
            if !touches.isEmpty { tell(touches.filter { $0.view != nil }, event, body) }
            return
        }
        if touches.allSatisfy({ $0.view === first }) {
            body(first, event.set(of: touches))
            return
        }
        body(first, Set(touches.filter { $0.view === first }))
        tell(touches.filter { $0.view !== first }, event, body)
    }
}

extension UITouch {
    /// Whether a scroll view holds the landing back, because the finger may still scroll. A finger that has moved without a drag isn't held
    /// back. Otherwise the finger would land in the content only at the lift, and tap at the place of the lift.
    private var isHeldByScrollView: Bool {
        guard let heldBackUntil, isDown, RenderServer.current.now < heldBackUntil else { return false }
        return locationOnScreen.distance(to: landingPoint) < Platform.current.touchThresholds.panDistance
    }

    fileprivate var isLandingHeldBack: Bool {
        isHeldByScrollView || recognizers.contains { $0.delaysTouchesBegan && $0.isUndecided }
    }

    /// Returns whether the scroll view around the touch's view allows the view to have the touch.
    fileprivate func shouldBegin(with event: UIEvent) -> Bool {
        guard let view, let scrollView = view.enclosingScrollView else { return true }
        return scrollView.touchesShouldBegin([self], with: event, in: view)
    }

    fileprivate var isLiftingHeldBack: Bool {
        recognizers.contains { $0.delaysTouchesEnded && $0.isUndecided }
    }
}
