/// A screen that the app can show at launch.
enum DemoScreen: String, CaseIterable, Sendable {
    /// The list of posts, in the first tab.
    case feed
    /// The grid of photos, in the second tab.
    case grid
    /// The list of transitions, in the third tab.
    case transitions
    /// The list of stories. A row's photo and texts fly to the story's own screen.
    case stories
    /// The cards. A tapped card grows into its own screen.
    case cards
}
