extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// Points between one letter and the next, beyond the font's own.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}

/// How a string is measured and drawn.
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

/// What drawing a string may change of it, and has changed.
open class NSStringDrawingContext: NSObject {
    /// How far the text may shrink; it does not here.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { precondition(minimumScaleFactor == 0, "LinuxUIKit: NSStringDrawingContext.minimumScaleFactor is not simulated") }
    }

    /// How far the text has shrunk.
    open var actualScaleFactor: CGFloat { 1 }

    /// A context that changes nothing.
    public override init() {}
}
