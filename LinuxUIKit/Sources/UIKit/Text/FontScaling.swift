/// The scaling of an app's own font with the user's text size.
struct FontScaling: Sendable {
    let metrics: UIFontMetrics
    /// The font's size at the default text size, in points.
    let size: CGFloat
    /// The font's largest size, in points.
    let maximum: CGFloat
}
