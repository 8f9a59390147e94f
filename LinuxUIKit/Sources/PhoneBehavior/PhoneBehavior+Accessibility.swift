extension PhoneBehavior {
    /// Whether the cells of tables are accessibility elements by default. Apple doesn't say.
    public enum TableCellElements: CaseIterable, Sendable {
        /// With VoiceOver, the cells are elements, and speak their labels: reported, as an element in a cell can't be reached before the
        /// app sets the cell's `isAccessibilityElement` to false. Without VoiceOver, standard views were seen to answer false
        /// (devxoul/UITextView-Placeholder, issue 57).
        case withVoiceOver
        /// The cells never are elements: a guess.
        case never
    }

    /// Whether VoiceOver finds a view whose size is zero and whose `accessibilityFrame` isn't. Apple doesn't say.
    public enum ElementsWithoutSize: CaseIterable, Sendable {
        /// VoiceOver doesn't find the view: reported (cashapp/AccessibilitySnapshot leaves out views by their size as VoiceOver does).
        case notFound
        /// VoiceOver finds the view in its accessibility frame: a guess.
        case found
    }
}
