/// A pressed key of a keyboard.
@preconcurrency @MainActor open class UIKey: NSObject {
    /// The text that the key writes with the held modifiers. For a key that writes nothing, the value is the name of the key in
    /// `UIKeyCommand`.
    open var characters: String {
        modifierFlags.contains(.shift) || modifierFlags.contains(.alphaShift) ? uppercased : charactersIgnoringModifiers
    }

    /// The text that the key writes without modifiers.
    public let charactersIgnoringModifiers: String
    /// The modifier keys that are held.
    public let modifierFlags: UIKeyModifierFlags

    /// The place of the key on the keyboard.
    open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(input: charactersIgnoringModifiers) }

    init(_ input: String, _ modifierFlags: UIKeyModifierFlags) {
        charactersIgnoringModifiers = input.count == 1 ? input.lowercased() : input
        self.modifierFlags = modifierFlags
    }

    private var uppercased: String {
        charactersIgnoringModifiers.count == 1 ? charactersIgnoringModifiers.uppercased() : charactersIgnoringModifiers
    }
}
