/// One finger, from landing to lifting.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// The phase of a touch's life.
    public enum Phase: Int, Sendable {
        /// The finger has landed.
        case began = 0
        /// The finger has moved.
        case moved = 1
        /// The finger is down and did not move since the last event.
        case stationary = 2
        /// The finger has lifted.
        case ended = 3
        /// The system has taken the touch away.
        case cancelled = 4
    }

    /// The kind of thing that touches the screen. All touches here are fingers'.
    public enum TouchType: Int, Sendable {
        /// A finger.
        case direct = 0
        /// A finger on a surface beside the screen, such as a remote control's.
        case indirect = 1
        /// A pencil.
        case pencil = 2
        /// The button of a mouse or a trackpad, from press to release.
        case indirectPointer = 3

        /// The pencil's older name.
        @available(*, deprecated, renamed: "pencil") public static var stylus: TouchType { .pencil }

        static let all: [TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    }

    /// The phase of the touch.
    open internal(set) var phase: Phase = .began
    /// The time of the last change, in seconds.
    open internal(set) var timestamp: TimeInterval
    /// The number of taps in a row at this place, or 0 after the finger has moved too far for a tap.
    open internal(set) var tapCount = 1
    /// The kind of thing that touches the screen.
    open var type: TouchType { .direct }
    /// The radius of the touch, in points.
    open var majorRadius: CGFloat { 20 }
    /// The window in which the touch began.
    open internal(set) weak var window: UIWindow?
    /// The view in which the touch began.
    open internal(set) weak var view: UIView?

    /// The recognizers that receive the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// The location of the finger on the screen, in points.
    package internal(set) var locationOnScreen: CGPoint
    package internal(set) var previousLocationOnScreen: CGPoint

    /// The location on the screen where the finger landed.
    let landingPoint: CGPoint
    var recognizers: [UIGestureRecognizer] = []
    /// The progress of the touch's delivery to its view.
    var delivery = TouchDelivery.notForView
    /// The time until which a scroll view around the touch's view holds the landing back.
    var heldBackUntil: CFTimeInterval?

    /// Strong references that keep window and view while the finger is down.
    private var target: (UIWindow, UIView)?

    init(at point: CGPoint, time: TimeInterval) {
        locationOnScreen = point
        previousLocationOnScreen = point
        landingPoint = point
        timestamp = time
    }

    var isDown: Bool { phase != .ended && phase != .cancelled }

    func land(in window: UIWindow, _ view: UIView) {
        self.window = window
        self.view = view
        target = (window, view)
    }

    func change(to phase: Phase, at point: CGPoint? = nil, time: TimeInterval) {
        self.phase = phase
        previousLocationOnScreen = locationOnScreen
        if let point { locationOnScreen = point }
        timestamp = time
    }

    func letGoOfTarget() {
        target = nil
    }

    /// Returns the finger's location in a view's coordinates, or in the window's coordinates for `nil`.
    open func location(in view: UIView?) -> CGPoint {
        convert(locationOnScreen, to: view)
    }

    /// Returns the finger's location at the previous event.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousLocationOnScreen, to: view)
    }

    /// Returns the finger's location, as precisely as possible.
    open func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let target = view ?? window else { return point }
        return point.applying(CALayer.transform(from: nil, to: target.layer))
    }
}
