/// A typeface at a size. There is one family here, Inter, so that text looks the same on every machine.
open class UIFont: NSObject, @unchecked Sendable {
    /// The heaviness of the strokes, −1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The heaviness.
        public let rawValue: CGFloat

        /// A weight of a heaviness.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A weight of a heaviness.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// −0.8.
        public static let ultraLight = Weight(-0.8)
        /// −0.6.
        public static let thin = Weight(-0.6)
        /// −0.4.
        public static let light = Weight(-0.4)
        /// 0.
        public static let regular = Weight(0)
        /// 0.23.
        public static let medium = Weight(0.23)
        /// 0.3.
        public static let semibold = Weight(0.3)
        /// 0.4.
        public static let bold = Weight(0.4)
        /// 0.56.
        public static let heavy = Weight(0.56)
        /// 0.62.
        public static let black = Weight(0.62)

        /// The weight on the scale of CSS and Pango, 100 to 900.
        var css: Int32 {
            let steps: [(CGFloat, Int32)] = [
                (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.115, 400), (0.265, 500), (0.35, 600), (0.48, 700), (0.59, 800),
            ]
            return steps.first { rawValue < $0.0 }?.1 ?? 900
        }
    }

    /// The size, in points.
    public let pointSize: CGFloat
    let weight: Weight
    let isItalic: Bool
    let hasMonospacedDigits: Bool

    /// The text style of the font, by which the font follows the user's text size.
    let textStyle: TextStyle?
    /// The scaling by the user's text size, if metrics made the font.
    let scaling: FontScaling?

    init(
        size: CGFloat,
        weight: Weight,
        isItalic: Bool = false,
        hasMonospacedDigits: Bool = false,
        textStyle: TextStyle? = nil,
        scaling: FontScaling? = nil
    ) {
        self.textStyle = textStyle
        self.scaling = scaling
        pointSize = size > 0 ? size : UIFont.systemFontSize
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }

    /// 14 points.
    open class var systemFontSize: CGFloat { 14 }
    /// 12 points.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// 17 points.
    open class var labelFontSize: CGFloat { 17 }
    /// 18 points.
    open class var buttonFontSize: CGFloat { 18 }

    /// The system's font, regular.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .regular) }
    /// The system's font in a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { UIFont(size: fontSize, weight: weight) }
    /// The system's font, semibold as Apple's is.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .semibold) }
    /// The system's font, slanted.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .regular, isItalic: true) }
    /// The system's font with digits of one width.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight, hasMonospacedDigits: true)
    }

    /// The font of a text style at the user's text size.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at the text size of the traits.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return UIFont(size: style.size(for: category), weight: style == .headline ? .semibold : .regular, textStyle: style)
    }

    /// Returns the font at the text size of other traits, or `nil` if the font doesn't follow the text size.
    func adjusted(to traits: UITraitCollection) -> UIFont? {
        if let textStyle { return .preferredFont(forTextStyle: textStyle, compatibleWith: traits) }
        return scaling.map { $0.metrics.scaledFont(for: withSize($0.size), maximumPointSize: $0.maximum, compatibleWith: traits) }
    }

    func scaled(to size: CGFloat, _ scaling: FontScaling) -> UIFont {
        UIFont(size: size, weight: weight, isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits, scaling: scaling)
    }

    /// Returns the font at another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: weight, isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits)
    }

    /// The family.
    open var familyName: String { "Inter" }
    /// The family and the cut.
    open var fontName: String { "Inter-\(weight.css)\(isItalic ? "-Italic" : "")" }
    /// The height above the baseline, in points.
    open var ascender: CGFloat { FontMetrics.of(self).ascent }
    /// The depth below the baseline, in points; negative.
    open var descender: CGFloat { -FontMetrics.of(self).descent }
    /// The height of capitals, in points.
    open var capHeight: CGFloat { FontMetrics.of(self).capHeight }
    /// The height of a small x, in points.
    open var xHeight: CGFloat { FontMetrics.of(self).xHeight }
    /// The distance of lines, in points.
    open var lineHeight: CGFloat { FontMetrics.of(self).ascent + FontMetrics.of(self).descent }
    /// Further space between lines, in points.
    open var leading: CGFloat { 0 }

    /// Returns whether both are the same font.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.pointSize == pointSize && other.weight == weight && other.isItalic == isItalic
            && other.hasMonospacedDigits == hasMonospacedDigits
    }

    /// A hash of the font's properties.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(pointSize)
        hasher.combine(weight)
        hasher.combine(isItalic)
        return hasher.finalize()
    }
}
