/// A pinch on a trackpad. Each call is one event, now.
extension Platform {
    /// Two fingers land on the trackpad while the pointer is at a point of the screen.
    package func trackpadPinchBegan(at point: CGPoint) -> UIEvent {
        turn { trackpad.begin(at: point, in: application) }
    }

    /// The fingers move apart or together.
    package func trackpadPinchChanged(_ event: UIEvent, scale: CGFloat) {
        guard let event = event as? TransformEvent else { return }
        turn { trackpad.change(event, to: .moved, scale: scale, in: application) }
    }

    /// The fingers lift.
    package func trackpadPinchEnded(_ event: UIEvent) {
        guard let event = event as? TransformEvent else { return }
        turn { trackpad.change(event, to: .ended, in: application) }
    }

    /// The system takes the pinch away.
    package func trackpadPinchCancelled(_ event: UIEvent) {
        guard let event = event as? TransformEvent else { return }
        turn { trackpad.change(event, to: .cancelled, in: application) }
    }
}
