/// A pinch on a trackpad.
final class TransformEvent: TouchlessEvent {
    /// The fingers' distance in relation to that at the beginning.
    private(set) var scale: CGFloat = 1

    override var type: EventType { .transform }

    func change(to phase: UITouch.Phase, scale: CGFloat?, time: TimeInterval) {
        change(to: phase, time: time)
        if let scale { self.scale = scale }
    }
}
