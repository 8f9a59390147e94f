/// The actions of fingers on a trackpad. Each call is one event, now.
extension Platform {
    /// Begins a pinch of two fingers while the pointer is at a point of the screen.
    package func trackpadPinchBegan(at point: CGPoint) -> UIEvent {
        turn { trackpad.begin(TransformEvent(at: point, time: RenderServer.current.now), in: application) }
    }

    /// Moves the fingers of a pinch apart or together.
    package func trackpadPinchChanged(_ event: UIEvent, scale: CGFloat) {
        guard let event = event as? TransformEvent else { return }
        turn { trackpad.change(event, to: .moved, in: application) { $0.pinch(to: scale) } }
    }

    /// Begins a scroll while the pointer is at a point of the screen.
    package func trackpadScrollBegan(at point: CGPoint) -> UIEvent {
        turn { trackpad.begin(ScrollEvent(.continuous, at: point, time: RenderServer.current.now), in: application) }
    }

    /// Moves the fingers of a scroll.
    package func trackpadScrollChanged(_ event: UIEvent, by vector: CGVector) {
        guard let event = event as? ScrollEvent else { return }
        turn { trackpad.change(event, to: .moved, in: application) { $0.scroll(by: vector) } }
    }

    /// Lifts the fingers.
    package func trackpadEnded(_ event: UIEvent) {
        leave(event, as: .ended)
    }

    /// Cancels the fingers' event, as the system does.
    package func trackpadCancelled(_ event: UIEvent) {
        leave(event, as: .cancelled)
    }

    private func leave(_ event: UIEvent, as phase: UITouch.Phase) {
        guard let event = event as? TouchlessEvent else { return }
        turn { trackpad.change(event, to: phase, in: application) }
    }
}
