/// An event without touches, at the pointer: an action on a device other than the screen, from the beginning to the end of the action.
class TouchlessEvent: UIEvent {
    /// The window and the view that were under the pointer at the beginning of the event.
    private(set) weak var window: UIWindow?
    private(set) weak var view: UIView?
    /// The location of the pointer on the screen, in points.
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
