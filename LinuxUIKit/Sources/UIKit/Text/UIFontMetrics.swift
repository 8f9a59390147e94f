/// Scales an app's own fonts and lengths with the user's text size, as a text style is scaled.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let textStyle: UIFont.TextStyle

    /// Metrics that scale as a text style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
    }

    /// Metrics that scale as body text does.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Returns the font, scaled by the user's text size. The given font is that for the default text size.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: nil)
    }

    /// Returns the font, scaled, but no larger than a size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns the font, scaled by the traits' text size.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }

    /// Returns the font, scaled by the traits' text size, but no larger than a size in points.
    open func scaledFont(
        for font: UIFont,
        maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        font.scaled(
            to: min(scaledValue(for: font.pointSize, compatibleWith: traitCollection), maximumPointSize),
            FontScaling(metrics: self, size: font.pointSize, maximum: maximumPointSize)
        )
    }

    /// Returns the length, scaled by the user's text size.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// Returns the length, scaled by the traits' text size.
    ///
    /// Apple does not publish the factor. Here the factor is that of the text style's size, and the result is a whole number of pixels.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let factor = textStyle.size(for: traits.preferredContentSizeCategory) / textStyle.size(for: .large)
        guard factor != 1 else { return value }
        let scale = traits.displayScale > 0 ? traits.displayScale : max(UITraitCollection.current.displayScale, 1)
        return (value * factor * scale).rounded() / scale
    }
}
