/// What is done on a device beside the screen, from its beginning to its end: an event without touches, at the pointer.
class TouchlessEvent: UIEvent {
    /// The window and the view that were under the pointer when it began.
    private(set) weak var window: UIWindow?
    private(set) weak var view: UIView?
    /// Where the pointer is on the screen, in points.
    let location: CGPoint
    private(set) var phase = UITouch.Phase.began

    init(at location: CGPoint, time: TimeInterval) {
        self.location = location
        super.init(touches: [], time: time)
    }

    override var windows: [UIWindow] { window.map { [$0] } ?? [] }

    var isUnderWay: Bool { phase != .ended && phase != .cancelled }

    func land(in window: UIWindow, _ view: UIView) {
        self.window = window
        self.view = view
    }

    func change(to phase: UITouch.Phase, time: TimeInterval) {
        self.phase = phase
        timestamp = time
    }
}
