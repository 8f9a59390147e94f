/// A trackpad beside the screen, or a mouse, of an app that supports indirect input events: a pinch or a scroll is an event without touches.
@MainActor final class Trackpad {
    /// The pinch that goes on.
    private(set) var pinch: TransformEvent?
    /// The scroll that goes on.
    private(set) var scroll: ScrollEvent?

    var isBusy: Bool { pinch != nil || scroll != nil }

    // MARK: Pinches

    func begin(at point: CGPoint, in application: UIApplication) -> TransformEvent {
        requireFree()
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

    // MARK: Scrolling

    func beginScroll(_ kind: UIScrollType, at point: CGPoint, in application: UIApplication) -> ScrollEvent {
        requireFree()
        let event = ScrollEvent(kind, at: point, time: RenderServer.current.now)
        scroll = event
        application.land(event)
        application.sendEvent(event)
        return event
    }

    /// Goes nowhere once the system has taken the scroll away.
    func change(_ event: ScrollEvent, to phase: UITouch.Phase, by vector: CGVector = .zero, in application: UIApplication) {
        guard event === scroll else { return }
        event.scroll(by: vector)
        event.change(to: phase, time: RenderServer.current.now)
        if !event.isUnderWay { scroll = nil }
        application.sendEvent(event)
    }

    /// The system takes all of it away, as for a call that comes in.
    func interrupt(_ application: UIApplication) {
        if let pinch { change(pinch, to: .cancelled, in: application) }
        if let scroll { change(scroll, to: .cancelled, in: application) }
    }

    private func requireFree() {
        precondition(!isBusy, "LinuxUIKit: the trackpad has one pinch or scroll at a time")
    }
}

extension UIApplication {
    /// Windows of active scenes are asked from the front.
    fileprivate func land(_ event: TouchlessEvent) {
        for window in allWindows.reversed() where window.isOpenToTouches {
            let point = event.location.applying(CALayer.transform(from: nil, to: window.layer))
            guard let view = window.hitTest(point, with: event) else { continue }
            event.land(in: window, view)
            return
        }
    }
}
