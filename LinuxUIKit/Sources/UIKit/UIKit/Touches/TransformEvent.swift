/// A pinch on a trackpad, from its beginning to its end: an event without touches, at the pointer.
final class TransformEvent: UIEvent {
    /// The window and the view that were under the pointer when it began.
    private(set) weak var window: UIWindow?
    private(set) weak var view: UIView?
    /// Where the pointer is on the screen, in points.
    let location: CGPoint
    private(set) var phase = UITouch.Phase.began
    /// The fingers' distance in relation to that at the beginning.
    private(set) var scale: CGFloat = 1

    init(at location: CGPoint, time: TimeInterval) {
        self.location = location
        super.init(touches: [], time: time)
    }

    override var type: EventType { .transform }
    override var windows: [UIWindow] { window.map { [$0] } ?? [] }

    var isUnderWay: Bool { phase != .ended && phase != .cancelled }

    func land(in window: UIWindow, _ view: UIView) {
        self.window = window
        self.view = view
    }

    func change(to phase: UITouch.Phase, scale: CGFloat? = nil, time: TimeInterval) {
        self.phase = phase
        timestamp = time
        if let scale { self.scale = scale }
    }
}
