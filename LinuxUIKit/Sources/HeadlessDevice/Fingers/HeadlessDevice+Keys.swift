import UIKit

extension HeadlessDevice {
    /// Presses a key and lets it go after a twentieth of a second.
    ///
    /// - Parameters:
    ///   - input: what the key writes without modifiers, or one of `UIKeyCommand`'s constants, such as `UIKeyCommand.inputEscape`.
    ///   - modifiers: the keys that are held meanwhile.
    public func press(_ input: String, modifiers: UIKeyModifierFlags = []) {
        keyDown(input, modifiers: modifiers)
        advance(by: 0.05)
        keyUp(input)
        advanceFrames()
    }

    /// Presses a key and keeps it down. The result is whether a key command or the focus has taken it.
    @discardableResult public func keyDown(_ input: String, modifiers: UIKeyModifierFlags = []) -> Bool {
        requireSwitchedOn()
        precondition(!input.isEmpty, "a key writes something, or has a name")
        return platform.keyDown(input, modifiers: modifiers)
    }

    /// Lets a key go.
    public func keyUp(_ input: String) {
        requireSwitchedOn()
        platform.keyUp(input)
    }
}
