/// How a font of the app's own follows the user's text size.
struct FontScaling: Sendable {
    let metrics: UIFontMetrics
    /// The font's size at the default text size, in points.
    let size: CGFloat
    /// The largest that it may become, in points.
    let maximum: CGFloat
}
