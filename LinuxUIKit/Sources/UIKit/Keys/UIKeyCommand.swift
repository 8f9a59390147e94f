/// A command for keys that are pressed together.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    /// The key: its text without modifiers, or one of the constants.
    public let input: String?
    /// The modifier keys that are held during the press.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the command comes before text input and moves of the focus. The default is false.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether the system may choose other keys for keyboards on which these keys are hard to reach. Without effect here: there is one
    /// keyboard.
    open var allowsAutomaticLocalization = true
    /// Whether arrows and brackets are swapped if reading runs from right to left.
    open var allowsAutomaticMirroring = true

    private let handler: @MainActor (UIKeyCommand) -> Void

    init(
        _ title: String,
        _ image: UIImage?,
        _ input: String,
        _ modifierFlags: UIKeyModifierFlags,
        _ propertyList: Any?,
        _ discoverabilityTitle: String?,
        _ attributes: UIMenuElement.Attributes,
        _ state: UIMenuElement.State,
        _ handler: @escaping @MainActor (UIKeyCommand) -> Void
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.handler = handler
        super.init(title, image, propertyList, discoverabilityTitle, attributes, state)
    }

    override func perform() {
        handler(self)
    }
}

extension UIKeyCommand {
    /// The arrow that points up.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow that points down.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow that points left.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow that points right.
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    /// Page Up.
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    /// Page Down.
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    /// Home.
    nonisolated public static let inputHome = "UIKeyInputHome"
    /// End.
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    /// Delete forward.
    nonisolated public static let inputDelete = "UIKeyInputDelete"
}
