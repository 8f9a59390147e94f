/// The look of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The title's font and color, if they differ from the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The large title's font and color, if they differ from the system's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
