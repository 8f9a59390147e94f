extension PhoneBehavior {
    /// Whether VoiceOver finds a view whose size is zero and whose `accessibilityFrame` isn't. Apple doesn't say.
    public enum ElementsWithoutSize: CaseIterable, Sendable {
        /// It doesn't: reported (cashapp/AccessibilitySnapshot leaves out views by their size as VoiceOver does).
        case notFound
        /// It does, where the frame is: a guess.
        case found
    }
}
