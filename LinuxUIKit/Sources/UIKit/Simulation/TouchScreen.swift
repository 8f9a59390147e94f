/// The fingers on the screen, and the events that they make.
@MainActor final class TouchScreen {
    /// The fingers that are down, in the order in which they landed.
    private(set) var touches: [UITouch] = []

    /// Fingers whose touches the app doesn't get, or doesn't get any more because the system has cancelled them. Their movements have no
    /// effect.
    private(set) var numbFingers: [UITouch] = []

    /// The event that is being delivered.
    private(set) var event: UIEvent?

    private var lastTap: (time: CFTimeInterval, point: CGPoint, count: Int)?

    /// Begins touches. Fingers that are ignored stay ignored until they lift.
    func begin(
        _ new: [UITouch],
        in application: UIApplication,
        thresholds: TouchThresholds,
        areIgnored: Bool,
        at time: CFTimeInterval
    ) {
        for touch in new { touch.tapCount = tapCount(at: touch.landingPoint, time: time, thresholds) }
        guard !areIgnored else {
            for touch in new { touch.phase = .cancelled }
            numbFingers += new
            return
        }
        rest()
        touches += new
        send(to: application, at: time) { event in
            for touch in new { hitTest(touch, event, in: application) }
        }
    }

    func move(
        _ moves: [(touch: UITouch, point: CGPoint)],
        in application: UIApplication,
        thresholds: TouchThresholds,
        at time: CFTimeInterval
    ) {
        for move in moves { requireDown(move.touch, "move") }
        guard moves.contains(where: \.touch.isDown) else { return }
        rest()
        for (touch, point) in moves where touch.isDown {
            touch.change(to: .moved, at: point, time: time)
            if point.distance(to: touch.landingPoint) > thresholds.tapMovement { touch.tapCount = 0 }
        }
        send(to: application, at: time)
    }

    func end(_ ended: [UITouch], in application: UIApplication, at time: CFTimeInterval) {
        for touch in ended { requireDown(touch, "lift") }
        let ended = feeling(ended)
        guard !ended.isEmpty else { return }
        rest()
        for touch in ended {
            touch.change(to: .ended, time: time)
            lastTap = touch.tapCount > 0 ? (time, touch.locationOnScreen, touch.tapCount) : nil
        }
        send(to: application, at: time)
        remove(ended)
    }

    func cancel(_ cancelled: [UITouch], in application: UIApplication, at time: CFTimeInterval = RenderServer.current.now) {
        for touch in cancelled { requireDown(touch, "cancel") }
        let cancelled = feeling(cancelled)
        guard !cancelled.isEmpty else { return }
        rest()
        for touch in cancelled { touch.change(to: .cancelled, time: time) }
        lastTap = nil
        send(to: application, at: time)
        remove(cancelled)
    }

    /// Cancels all touches, as the system does for an incoming call. The fingers stay in their places.
    func interrupt(_ application: UIApplication, sparing spared: UITouch? = nil) {
        let interrupted = touches.filter { $0.isDown && $0 !== spared }
        cancel(interrupted, in: application)
        numbFingers += interrupted
    }

    /// Returns the touches of fingers that leave, without the fingers whose touches the app doesn't get. Those fingers are only removed.
    private func feeling(_ leaving: [UITouch]) -> [UITouch] {
        guard !numbFingers.isEmpty else { return leaving }
        numbFingers.removeAll { finger in leaving.contains { $0 === finger } }
        return leaving.filter(\.isDown)
    }

    private func send(to application: UIApplication, at time: CFTimeInterval, prepare: (UIEvent) -> Void = { _ in }) {
        let event = UIEvent(touches: touches, time: time)
        self.event = event
        prepare(event)
        application.sendEvent(event)
        self.event = nil
    }

    /// Sets every touch to stationary, unless the event at hand changes it afterwards.
    private func rest() {
        for touch in touches { touch.phase = .stationary }
    }

    private func remove(_ left: [UITouch]) {
        touches.removeAll { touch in left.contains { $0 === touch } }
        for touch in left { touch.letGoOfTarget() }
    }

    /// Finds the window and the view of a touch. Windows of active scenes are searched from the front. A finger outside of all windows
    /// touches nothing.
    private func hitTest(_ touch: UITouch, _ event: UIEvent, in application: UIApplication) {
        for window in application.allWindows.reversed() where window.isOpenToTouches {
            let point = touch.locationOnScreen.applying(CALayer.transform(from: nil, to: window.layer))
            guard let hit = window.hitTest(point, with: event) else { continue }
            let view = hit.scrollViewToStop ?? hit
            touch.delivery = view.takesAnotherTouch(among: touches, in: window) ? .landingHeld(hasLifted: false) : .notForView
            if touch.delivery.isForView { view.enclosingScrollView?.holdBack(touch) }
            touch.land(in: window, view)
            return
        }
    }

    /// Returns the number of taps. A finger that lands soon after a tap and near to it makes another tap.
    private func tapCount(at point: CGPoint, time: CFTimeInterval, _ thresholds: TouchThresholds) -> Int {
        guard let lastTap,
            time - lastTap.time <= thresholds.tapInterval,
            point.distance(to: lastTap.point) <= thresholds.multipleTapDistance
        else { return 1 }
        return lastTap.count + 1
    }

    static func check(_ point: CGPoint) {
        precondition(point.x.isFinite && point.y.isFinite, "LinuxUIKit: a finger cannot be at \(point)")
    }

    private func requireDown(_ touch: UITouch, _ verb: String) {
        precondition(
            (touches + numbFingers).contains { $0 === touch },
            "LinuxUIKit: cannot \(verb) a finger that has left the screen, at \(touch.locationOnScreen)"
        )
    }
}

extension UIWindow {
    var isOpenToTouches: Bool {
        !isHidden && isUserInteractionEnabled && windowScene?.activationState == .foregroundActive
    }
}

extension UIView {
    /// The decelerating scroll view around this view that a new touch stops, on phones whose content doesn't get such a touch.
    fileprivate var scrollViewToStop: UIScrollView? {
        guard Platform.current.behavior.fingerOnDeceleration == .scrollViewAlone else { return nil }
        return sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first(where: \.isDecelerating)
    }

    /// Returns whether this view takes a new touch beside those that are down, by `isMultipleTouchEnabled` and `isExclusiveTouch`.
    /// Recognizers get the touch in any case.
    fileprivate func takesAnotherTouch(among touches: [UITouch], in window: UIWindow) -> Bool {
        for other in touches where other.window === window && other.isDown {
            guard let view = other.view else { continue }
            if view === self {
                if !isMultipleTouchEnabled { return false }
            } else if isExclusiveTouch || view.isExclusiveTouch {
                return false
            }
        }
        return true
    }
}
