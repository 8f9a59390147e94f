/// The system's distances, in points.
enum LayoutMetrics {
    /// The distance between siblings.
    static let systemSpacing: CGFloat = 8
    /// The margins of a view.
    static let margin: CGFloat = 8
    /// The widest column of text that reads well, at the default text size.
    static let readableWidth: CGFloat = 672
}
