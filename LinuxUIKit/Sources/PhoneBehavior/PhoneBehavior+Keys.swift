extension PhoneBehavior {
    /// The receiver of keys if there is no first responder. Documented: presses go to the first responder, and key commands are searched
    /// for in its chain. The case without a first responder isn't documented.
    public enum KeysWithoutFirstResponder: CaseIterable, Sendable {
        /// No object gets the keys.
        case nobody
        /// The visible screen in the key window gets the keys: the controller presented last, and in a container the visible child. A
        /// guess.
        case topController
    }
}
