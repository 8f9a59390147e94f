extension UIKeyCommand {
    /// Returns whether the command is for a key that is pressed with modifiers. Upper and lower case are the same key.
    func matches(_ key: UIKey, isRightToLeft: Bool) -> Bool {
        guard let input, !input.isEmpty, !attributes.contains(.disabled) else { return false }
        guard modifierFlags.ofCommands == key.modifierFlags.ofCommands else { return false }
        let wanted = isRightToLeft && allowsAutomaticMirroring ? UIKeyCommand.mirrored(input) : input
        return wanted.caseInsensitiveCompare(key.charactersIgnoringModifiers) == .orderedSame
    }

    /// Documented: "brackets [], braces {}, parenthesis (), angle brackets <>, or arrow keys" are swapped.
    private static func mirrored(_ input: String) -> String {
        switch input {
        case inputLeftArrow: inputRightArrow
        case inputRightArrow: inputLeftArrow
        default: String(input.map { mirrorImages[$0] ?? $0 })
        }
    }

    private static let mirrorImages: [Character: Character] = [
        "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(", "<": ">", ">": "<",
    ]
}
