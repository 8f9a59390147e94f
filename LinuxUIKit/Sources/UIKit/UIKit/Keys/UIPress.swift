/// A button or a key that is down, from pressing to letting go.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// Where a press is in its life.
    public enum Phase: Int, Sendable {
        /// It was pressed.
        case began = 0
        /// Its force has changed.
        case changed = 1
        /// It is down and has not changed.
        case stationary = 2
        /// It was let go.
        case ended = 3
        /// The system has taken it away.
        case cancelled = 4
    }

    /// Which button it is.
    public enum PressType: Int, Sendable {
        /// Up.
        case upArrow = 0
        /// Down.
        case downArrow = 1
        /// Left.
        case leftArrow = 2
        /// Right.
        case rightArrow = 3
        /// Choosing.
        case select = 4
        /// Back.
        case menu = 5
        /// Playing and pausing.
        case playPause = 6
        /// A page up.
        case pageUp = 30
        /// A page down.
        case pageDown = 31
    }

    /// The time of the last change, in seconds.
    open internal(set) var timestamp: TimeInterval
    /// Where it is in its life.
    open internal(set) var phase = Phase.began
    /// The window that it goes to.
    open internal(set) weak var window: UIWindow?
    /// The responder that it goes to.
    open internal(set) weak var responder: UIResponder?
    /// The key, of a keyboard's press.
    public let key: UIKey?
    /// How hard it is pressed: keys know no more and no less.
    open var force: CGFloat { 1 }

    /// Which button it is. Of keys those that are buttons on remote controls have their types, and all others that of choosing.
    open var type: PressType {
        switch key?.charactersIgnoringModifiers {
        case UIKeyCommand.inputUpArrow: .upArrow
        case UIKeyCommand.inputDownArrow: .downArrow
        case UIKeyCommand.inputLeftArrow: .leftArrow
        case UIKeyCommand.inputRightArrow: .rightArrow
        case UIKeyCommand.inputEscape: .menu
        case UIKeyCommand.inputPageUp: .pageUp
        case UIKeyCommand.inputPageDown: .pageDown
        default: .select
        }
    }

    init(_ key: UIKey, time: TimeInterval) {
        self.key = key
        timestamp = time
    }

    func change(to phase: Phase, time: TimeInterval) {
        self.phase = phase
        timestamp = time
    }
}
