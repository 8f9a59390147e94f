/// A change of one or more touches, told at one time.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The kind of an event.
    public enum EventType: Int, Sendable {
        /// Fingers on the screen.
        case touches = 0
        /// The phone was shaken. Without effect here: nobody shakes it.
        case motion = 1
        /// A button of headphones or the like was pressed. Without effect here: there are none.
        case remoteControl = 2
        /// A physical button was pressed.
        case presses = 3
        /// A mouse wheel or a trackpad scrolls.
        case scroll = 10
        /// A pointer is over something.
        case hover = 11
        /// Fingers pinch or turn on a trackpad.
        case transform = 14
    }

    /// The kind.
    open var type: EventType { .touches }
    /// When it happened, in seconds.
    open internal(set) var timestamp: TimeInterval

    /// The touches in the order in which the fingers landed.
    package let orderedTouches: [UITouch]
    /// Made once and handed to all that receive every touch.
    private lazy var touchSet = Set(orderedTouches)

    init(touches: [UITouch], time: TimeInterval) {
        timestamp = time
        orderedTouches = touches
    }

    /// All touches of the event: those that changed and those that rest.
    open var allTouches: Set<UITouch>? { touchSet }

    /// The touches that began in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        touchSet.filter { $0.window === window }
    }

    /// The touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? {
        touchSet.filter { $0.view === view }
    }

    /// The touches that a recognizer receives.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touchSet.filter { $0.recognizers.contains { $0 === gesture } }
    }

    /// The touches as a set; the event's own where it is all of them.
    func set(of touches: [UITouch]) -> Set<UITouch> {
        let isAll = touches.count == orderedTouches.count && zip(touches, orderedTouches).allSatisfy { $0 === $1 }
        return isAll ? touchSet : Set(touches)
    }

    /// The windows that it goes to: those in which the touches began.
    var windows: [UIWindow] {
        var windows: [UIWindow] = []
        for touch in orderedTouches {
            if let window = touch.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
        }
        return windows
    }
}
