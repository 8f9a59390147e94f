/// A scroll by fingers on a trackpad, or by a notch of a wheel.
final class ScrollEvent: TouchlessEvent {
    /// The kind of scroll: by fingers or by a wheel.
    let kind: UIScrollType
    /// The distance by which the content under the pointer has moved, in points of the screen.
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
