/// Keys of a keyboard. Each call is one event, now.
extension Platform {
    /// Presses a key that writes a character, or one of `UIKeyCommand`'s constants. Returns whether a key command has taken the key.
    @discardableResult package func keyDown(_ input: String, modifiers: UIKeyModifierFlags) -> Bool {
        turn { keyboard.press(UIKey(input, modifiers), in: application) }
    }

    /// Repeats a key that is down.
    package func repeatKey(_ input: String) {
        turn { keyboard.repeatKey(input, in: application) }
    }

    /// Releases a key.
    package func keyUp(_ input: String) {
        turn { keyboard.release(input, in: application) }
    }

    var keysUnderWay: [String] {
        keyboard.held.compactMap(\.key?.charactersIgnoringModifiers).map { "the key \($0)" }
    }
}
