/// A button or a key that is down, from the press to the release.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// The phase of a press.
    public enum Phase: Int, Sendable {
        /// The button or key was pressed.
        case began = 0
        /// The force of the press has changed.
        case changed = 1
        /// The button or key is down and has not changed.
        case stationary = 2
        /// The button or key was released.
        case ended = 3
        /// The system has cancelled the press.
        case cancelled = 4
    }

    /// The kind of button.
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
    /// The phase of the press.
    open internal(set) var phase = Phase.began
    /// The window that gets the press.
    open internal(set) weak var window: UIWindow?
    /// The responder that gets the press.
    open internal(set) weak var responder: UIResponder?
    /// The key, if the press comes from a keyboard.
    public let key: UIKey?
    /// The force of the press: always 1, because keys have only one force.
    open var force: CGFloat { 1 }

    /// The kind of button. If a key is also a button on remote controls, the press has that button's type. All other keys have the type
    /// `select`.
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
