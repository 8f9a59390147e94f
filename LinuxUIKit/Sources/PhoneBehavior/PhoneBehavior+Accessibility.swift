extension PhoneBehavior {
    /// Whether the cells of tables are accessibility elements without a word of the app. Apple doesn't say.
    public enum TableCellElements: CaseIterable, Sendable {
        /// They are while VoiceOver runs, and speak their labels: reported, as an element in a cell can't be reached before the app sets the
        /// cell's `isAccessibilityElement` to false; without VoiceOver, standard views were seen to answer false
        /// (devxoul/UITextView-Placeholder, issue 57).
        case withVoiceOver
        /// They never are: a guess.
        case never
    }

    /// Whether VoiceOver finds a view whose size is zero and whose `accessibilityFrame` isn't. Apple doesn't say.
    public enum ElementsWithoutSize: CaseIterable, Sendable {
        /// It doesn't: reported (cashapp/AccessibilitySnapshot leaves out views by their size as VoiceOver does).
        case notFound
        /// It does, where the frame is: a guess.
        case found
    }
}
