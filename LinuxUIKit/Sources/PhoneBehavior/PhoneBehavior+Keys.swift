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

    /// The first responder after a dismissal, if a presented controller has taken over from another one that has resigned. Apple doesn't
    /// say.
    public enum ResponderAfterPresentation: CaseIterable, Sendable {
        /// The responder from before the presentation, unless there is a new one: reported for alerts (MessageKit/MessageKit, issue 620,
        /// iOS 11.3; slackhq/SlackTextViewController, issue 502, iOS 9.3).
        case restored
        /// There is none: reported for alerts as well (layerhq/Atlas-iOS, issue 1082; jessesquires/JSQMessagesViewController, issue 1767).
        case lost
    }
}
