/// The glass of iOS 26. A translucent fill stands for the glass here.
@available(iOS 26.0, *)
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
    /// The kind of glass.
    public enum Style: Int, Sendable {
        /// Adapts to the content behind.
        case regular = 0
        /// More transparent than the regular glass.
        case clear = 1
    }

    private var style = Style.regular

    /// Glass of a style.
    public convenience init(style: Style) {
        self.init()
        self.style = style
    }

    /// Whether the glass reacts to touches. Without effect here: glass looks the same under a finger.
    open var isInteractive = false

    /// The color of the glass, or `nil` for the style's own color.
    open var tintColor: UIColor?

    /// Another effect with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGlassEffect(style: style)
        copy.isInteractive = isInteractive
        copy.tintColor = tintColor
        return copy
    }

    // The values are choices.
    override var fillColor: UIColor? {
        let alpha: UInt32 = style == .clear ? 0x33 : 0x80
        return tintColor?.withAlphaComponent(CGFloat(alpha) / 255) ?? UIColor(light: 0xFFFF_FF00 | alpha, dark: 0x2525_2500 | alpha)
    }
}
