/// A change of one or more touches, told at one time.
@MainActor open class UIEvent: NSObject {
    /// The kind of an event.
    public enum EventType: Int, Sendable {
        /// Fingers on the screen.
        case touches = 0
    }

    /// The kind.
    open var type: EventType { .touches }
    /// When it happened, in seconds.
    open internal(set) var timestamp: TimeInterval
    /// All touches of the event: those that changed and those that rest.
    open internal(set) var allTouches: Set<UITouch>?

    init(touches: [UITouch], time: TimeInterval) {
        timestamp = time
        allTouches = Set(touches)
        orderedTouches = touches
    }

    /// The touches in the order in which the fingers landed.
    package let orderedTouches: [UITouch]

    /// The touches that began in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches?.filter { $0.window === window }
    }

    /// The touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }

    /// The touches that a recognizer receives.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains(gesture) ?? false }
    }
}
