/// A pinch on a trackpad.
final class TransformEvent: TouchlessEvent {
    /// The fingers' distance in relation to the distance at the beginning.
    private(set) var scale: CGFloat = 1

    override var type: EventType { .transform }

    func pinch(to scale: CGFloat) {
        self.scale = scale
    }
}
