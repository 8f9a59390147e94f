/// The modifier keys that are held while another key is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// The keys as bits.
    public let rawValue: Int

    /// Creates keys from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps Lock is on.
    public static let alphaShift = Self(rawValue: 1 << 16)
    /// Shift.
    public static let shift = Self(rawValue: 1 << 17)
    /// Control.
    public static let control = Self(rawValue: 1 << 18)
    /// Option.
    public static let alternate = Self(rawValue: 1 << 19)
    /// Command.
    public static let command = Self(rawValue: 1 << 20)
    /// The key is on the numeric pad.
    public static let numericPad = Self(rawValue: 1 << 21)

    /// The modifier keys that distinguish key commands.
    var ofCommands: UIKeyModifierFlags { subtracting([.alphaShift, .numericPad]) }
}
