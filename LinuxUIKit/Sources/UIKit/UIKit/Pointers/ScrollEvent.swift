/// Fingers that scroll on a trackpad, or a wheel that turns by a notch.
final class ScrollEvent: TouchlessEvent {
    /// Which of them.
    let kind: UIScrollType
    /// How far content under the pointer has come, in points of the screen.
    private(set) var translation = CGPoint.zero

    init(_ kind: UIScrollType, at location: CGPoint, time: TimeInterval) {
        self.kind = kind
        super.init(at: location, time: time)
    }

    override var type: EventType { .scroll }

    func scroll(by vector: CGVector) {
        translation.x += vector.dx
        translation.y += vector.dy
    }
}
