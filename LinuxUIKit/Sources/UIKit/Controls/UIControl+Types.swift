extension UIControl {
    /// The events of a control.
    public struct Event: OptionSet, Sendable {
        /// The events as bits.
        public let rawValue: UInt

        /// Events from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger has landed in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger has landed again, with a tap count above 1.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The finger moves inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The finger moves outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The finger comes back into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The finger leaves the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger lifts inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger lifts outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was cancelled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The finger has changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's primary action was triggered.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A text field's editing has begun.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The keyboard has changed a text field's text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A text field's editing has ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The Return key was pressed in a text field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All events of text fields.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Bits for apps' own events.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Bits for the framework.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The states of a control.
    public struct State: OptionSet, Sendable {
        /// The states as bits.
        public let rawValue: UInt

        /// States from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Enabled, neither highlighted nor selected.
        public static let normal = State([])
        /// A finger is on the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control takes no touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has the focus.
        public static let focused = State(rawValue: 1 << 3)
        /// Bits for apps' own states.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Bits for the framework.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The vertical alignment of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// Over the whole height.
        case fill = 3
    }

    /// The horizontal alignment of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// Over the whole width.
        case fill = 3
        /// At the side where reading starts.
        case leading = 4
        /// At the side where reading ends.
        case trailing = 5
    }
}
