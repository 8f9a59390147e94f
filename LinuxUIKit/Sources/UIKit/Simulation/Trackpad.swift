/// A trackpad beside the screen, of an app that supports indirect input events: a pinch on it is an event without touches.
@MainActor final class Trackpad {
    /// The pinch that goes on.
    private(set) var pinch: TransformEvent?

    func begin(at point: CGPoint, in application: UIApplication) -> TransformEvent {
        precondition(pinch == nil, "LinuxUIKit: the trackpad has one pinch at a time")
        let event = TransformEvent(at: point, time: RenderServer.current.now)
        pinch = event
        application.land(event)
        application.sendEvent(event)
        return event
    }

    /// Goes nowhere once the system has taken the pinch away.
    func change(_ event: TransformEvent, to phase: UITouch.Phase, scale: CGFloat? = nil, in application: UIApplication) {
        guard event === pinch else { return }
        event.change(to: phase, scale: scale, time: RenderServer.current.now)
        if !event.isUnderWay { pinch = nil }
        application.sendEvent(event)
    }

    /// The system takes the pinch away, as for a call that comes in.
    func interrupt(_ application: UIApplication) {
        guard let pinch else { return }
        change(pinch, to: .cancelled, in: application)
    }
}

extension UIApplication {
    /// Windows of active scenes are asked from the front.
    fileprivate func land(_ event: TransformEvent) {
        for window in allWindows.reversed() where window.isOpenToTouches {
            let point = event.location.applying(CALayer.transform(from: nil, to: window.layer))
            guard let view = window.hitTest(point, with: event) else { continue }
            event.land(in: window, view)
            return
        }
    }
}
