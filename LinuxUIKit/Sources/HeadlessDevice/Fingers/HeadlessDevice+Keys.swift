import UIKit

extension HeadlessDevice {
    /// Presses a key and releases it after a twentieth of a second.
    ///
    /// - Parameters:
    ///   - input: The key's character without modifiers, or one of `UIKeyCommand`'s constants, such as `UIKeyCommand.inputEscape`.
    ///   - modifiers: The modifier keys that are held at the same time.
    public func press(_ input: String, modifiers: UIKeyModifierFlags = []) {
        keyDown(input, modifiers: modifiers)
        advance(by: 0.05)
        keyUp(input)
        advanceFrames()
    }

    /// Presses a key and keeps it down. Returns whether a key command or the focus has taken the key.
    @discardableResult public func keyDown(_ input: String, modifiers: UIKeyModifierFlags = []) -> Bool {
        requireSwitchedOn()
        precondition(!input.isEmpty, "a key writes something, or has a name")
        return platform.keyDown(input, modifiers: modifiers)
    }

    /// Repeats a key that is down, as a keyboard does while someone holds the key.
    public func repeatKey(_ input: String) {
        requireSwitchedOn()
        platform.repeatKey(input)
    }

    /// Releases a key.
    public func keyUp(_ input: String) {
        requireSwitchedOn()
        platform.keyUp(input)
    }
}
