/// What text input has in common. A keyboard's look is not simulated, so that there is nothing to choose.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {}

/// A responder that takes text from the keyboard while it is the first responder.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }
    /// Puts text in where the next letter belongs.
    func insertText(_ text: String)
    /// Takes the letter before that place away.
    func deleteBackward()
}

extension UIKey {
    enum TextEdit {
        case insertion(String)
        case deletion
    }

    /// What the key does to text; nil of keys that write nothing, and while Command or Control is held.
    var textEdit: TextEdit? {
        guard modifierFlags.isDisjoint(with: [.command, .control]), charactersIgnoringModifiers.count == 1 else { return nil }
        return switch charactersIgnoringModifiers {
        case "\u{8}": .deletion
        case "\r": .insertion("\n")
        default: .insertion(characters)
        }
    }

    func edit(_ textInput: any UIKeyInput) {
        switch textEdit {
        case .insertion(let text): textInput.insertText(text)
        case .deletion: textInput.deleteBackward()
        case nil: break
        }
    }
}
