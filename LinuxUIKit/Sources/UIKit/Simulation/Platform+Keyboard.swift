/// Keys of a keyboard. Each call is one event, now.
extension Platform {
    /// A key goes down: one that writes a character, or one of `UIKeyCommand`'s constants. The result is whether a key command has taken it.
    @discardableResult package func keyDown(_ input: String, modifiers: UIKeyModifierFlags) -> Bool {
        turn { keyboard.press(UIKey(input, modifiers), in: application) }
    }

    /// A key comes up.
    package func keyUp(_ input: String) {
        turn { keyboard.release(input, in: application) }
    }

    var keysUnderWay: [String] {
        keyboard.held.compactMap(\.key?.charactersIgnoringModifiers).map { "the key \($0)" }
    }
}
