extension PhoneBehavior {
    /// Who gets keys where there is no first responder. Documented: presses go to the first responder, and key commands are looked for in
    /// its chain. What becomes of them without one is said nowhere.
    public enum KeysWithoutFirstResponder: CaseIterable, Sendable {
        /// Nobody.
        case nobody
        /// The screen that is seen in the key window: the controller presented last, and in containers the one that they show. A guess.
        case topController
    }
}
