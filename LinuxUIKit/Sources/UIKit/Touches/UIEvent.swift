/// A change of one or more touches at one time.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The kind of an event.
    public enum EventType: Int, Sendable {
        /// Fingers on the screen.
        case touches = 0
        /// The phone was shaken. Without effect here, because nobody shakes the phone.
        case motion = 1
        /// A button of headphones or the like was pressed. Without effect here, because there are no headphones.
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
    /// The time of the event, in seconds.
    open internal(set) var timestamp: TimeInterval

    /// The touches in the order in which the fingers landed.
    package let orderedTouches: [UITouch]
    /// The set of all touches, made once for all receivers of every touch.
    private lazy var touchSet = Set(orderedTouches)

    init(touches: [UITouch], time: TimeInterval) {
        timestamp = time
        orderedTouches = touches
    }

    /// All touches of the event: those that changed and those that rest.
    open var allTouches: Set<UITouch>? { touchSet }

    /// Returns the touches that began in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        touchSet.filter { $0.window === window }
    }

    /// Returns the touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? {
        touchSet.filter { $0.view === view }
    }

    /// Returns the touches that a recognizer receives.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touchSet.filter { $0.recognizers.contains { $0 === gesture } }
    }

    /// Returns the touches as a set: the event's own set if the touches are all of the event's.
    func set(of touches: [UITouch]) -> Set<UITouch> {
        let isAll = touches.count == orderedTouches.count && zip(touches, orderedTouches).allSatisfy { $0 === $1 }
        return isAll ? touchSet : Set(touches)
    }

    /// The windows that receive the event: those in which the touches began.
    var windows: [UIWindow] {
        var windows: [UIWindow] = []
        for touch in orderedTouches {
            if let window = touch.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
        }
        return windows
    }
}
