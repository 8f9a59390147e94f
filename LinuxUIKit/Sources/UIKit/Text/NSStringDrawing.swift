extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The space between one letter and the next, in points, beyond the font's own.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}

/// Options for measuring and drawing a string.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Options from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The text may take several lines, and the origin is the top of the first.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The font's own space between lines counts.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// An ellipsis stands at the end of the last line that fits.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The changes that drawing may make to a string, and those that drawing has made.
open class NSStringDrawingContext: NSObject {
    /// The smallest factor to which the text may shrink. Shrinking isn't simulated.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { precondition(minimumScaleFactor == 0, "LinuxUIKit: NSStringDrawingContext.minimumScaleFactor is not simulated") }
    }

    /// The factor to which the text has shrunk.
    open var actualScaleFactor: CGFloat { 1 }

    /// A context that changes nothing.
    public override init() {}
}
