/// Distances of the system's, in points.
enum LayoutMetrics {
    /// Between siblings.
    static let systemSpacing: CGFloat = 8
    /// The margins of a view.
    static let margin: CGFloat = 8
    /// The widest column of text that reads well, at the default text size.
    static let readableWidth: CGFloat = 672
}
