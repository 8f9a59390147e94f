/// A trackpad beside the screen, or a mouse, for an app that supports indirect input events. A pinch or a scroll is an event without
/// touches.
@MainActor final class Trackpad {
    /// The pinch or the scroll under way.
    private var event: TouchlessEvent?

    var isBusy: Bool { event != nil }

    func begin<Event: TouchlessEvent>(_ event: Event, in application: UIApplication) -> Event {
        precondition(!isBusy, "LinuxUIKit: the trackpad has one pinch or scroll at a time")
        self.event = event
        application.land(event)
        application.sendEvent(event)
        return event
    }

    /// Changes an event. If the system has cancelled the event, this call has no effect.
    ///
    /// - Parameter move: The additional change by the fingers.
    func change<Event: TouchlessEvent>(
        _ event: Event,
        to phase: UITouch.Phase,
        in application: UIApplication,
        move: (Event) -> Void = { _ in }
    ) {
        guard event === self.event else { return }
        move(event)
        event.change(to: phase, time: RenderServer.current.now)
        if !event.isUnderWay { self.event = nil }
        application.sendEvent(event)
    }

    /// Cancels the event, as the system does for an incoming call.
    func interrupt(_ application: UIApplication) {
        if let event { change(event, to: .cancelled, in: application) }
    }
}

extension UIApplication {
    /// Finds the window and the view for an event. Windows of active scenes are searched from the front.
    fileprivate func land(_ event: TouchlessEvent) {
        for window in allWindows.reversed() where window.isOpenToTouches {
            let point = event.location.applying(CALayer.transform(from: nil, to: window.layer))
            guard let view = window.hitTest(point, with: event) else { continue }
            event.land(in: window, view)
            return
        }
    }
}
