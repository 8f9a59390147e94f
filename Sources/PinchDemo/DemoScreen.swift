/// A screen that the app can begin with.
enum DemoScreen: String, CaseIterable, Sendable {
    /// Posts one below the other, in the first tab.
    case feed
    /// Photos in columns, in the second tab.
    case grid
    /// The list of transitions, in the third tab.
    case transitions
    /// A list whose rows share their views with a screen of their own.
    case stories
    /// Cards that grow into a screen of their own.
    case cards
}
