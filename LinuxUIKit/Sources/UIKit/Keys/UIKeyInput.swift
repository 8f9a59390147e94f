/// The common properties of text input. A keyboard's look is not simulated, so that there is nothing to choose.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {}

/// A responder that takes text from the keyboard while it is the first responder.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }
    /// Inserts text at the place of the next letter.
    func insertText(_ text: String)
    /// Deletes the letter before the place of the next letter.
    func deleteBackward()
}

extension UIKey {
    enum TextEdit {
        case insertion(String)
        case deletion
    }

    /// The change of text by the key. The value is nil if the key writes nothing, or if Command or Control is held.
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
