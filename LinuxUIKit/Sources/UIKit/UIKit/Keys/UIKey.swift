/// A key of a keyboard that is pressed.
@preconcurrency @MainActor open class UIKey: NSObject {
    /// What it writes with the modifiers that are held; of keys that write nothing the name that `UIKeyCommand` has for them.
    open var characters: String {
        modifierFlags.contains(.shift) || modifierFlags.contains(.alphaShift) ? uppercased : charactersIgnoringModifiers
    }

    /// What it writes without modifiers.
    public let charactersIgnoringModifiers: String
    /// The keys that are held.
    public let modifierFlags: UIKeyModifierFlags

    /// Its place on the keyboard.
    open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(input: charactersIgnoringModifiers) }

    init(_ input: String, _ modifierFlags: UIKeyModifierFlags) {
        charactersIgnoringModifiers = input.count == 1 ? input.lowercased() : input
        self.modifierFlags = modifierFlags
    }

    private var uppercased: String {
        charactersIgnoringModifiers.count == 1 ? charactersIgnoringModifiers.uppercased() : charactersIgnoringModifiers
    }
}
