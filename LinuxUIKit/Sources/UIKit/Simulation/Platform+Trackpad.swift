/// What fingers do on a trackpad. Each call is one event, now.
extension Platform {
    /// Two fingers that pinch land on it while the pointer is at a point of the screen.
    package func trackpadPinchBegan(at point: CGPoint) -> UIEvent {
        turn { trackpad.begin(TransformEvent(at: point, time: RenderServer.current.now), in: application) }
    }

    /// The fingers move apart or together.
    package func trackpadPinchChanged(_ event: UIEvent, scale: CGFloat) {
        guard let event = event as? TransformEvent else { return }
        turn { trackpad.change(event, to: .moved, in: application) { $0.pinch(to: scale) } }
    }

    /// Fingers that scroll land on it while the pointer is at a point of the screen.
    package func trackpadScrollBegan(at point: CGPoint) -> UIEvent {
        turn { trackpad.begin(ScrollEvent(.continuous, at: point, time: RenderServer.current.now), in: application) }
    }

    /// The fingers move.
    package func trackpadScrollChanged(_ event: UIEvent, by vector: CGVector) {
        guard let event = event as? ScrollEvent else { return }
        turn { trackpad.change(event, to: .moved, in: application) { $0.scroll(by: vector) } }
    }

    /// The fingers lift.
    package func trackpadEnded(_ event: UIEvent) {
        leave(event, as: .ended)
    }

    /// The system takes the fingers away.
    package func trackpadCancelled(_ event: UIEvent) {
        leave(event, as: .cancelled)
    }

    private func leave(_ event: UIEvent, as phase: UITouch.Phase) {
        guard let event = event as? TouchlessEvent else { return }
        turn { trackpad.change(event, to: phase, in: application) }
    }
}
