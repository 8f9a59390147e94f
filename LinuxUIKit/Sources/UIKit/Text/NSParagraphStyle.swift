/// The style of a paragraph's lines.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    fileprivate var values = Values()

    fileprivate struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
    }

    /// The style of text without a style of its own.
    open class var `default`: NSParagraphStyle { defaultStyle }
    // Safe to share, because only the mutable subclass can change.
    private nonisolated(unsafe) static let defaultStyle = NSParagraphStyle()

    /// The lines' alignment.
    open var alignment: NSTextAlignment { values.alignment }
    /// The treatment of lines that are too wide.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The space between two lines, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }

    /// Returns a copy that can't change.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// Returns a copy that can change.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(self)
        return copy
    }

    /// Returns whether both styles have the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    /// A hash of the values.
    open override var hash: Int { values.hashValue }
}

/// A paragraph style that can change.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// The lines' alignment.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    /// The treatment of lines that are too wide.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    /// The space between two lines, in points.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }

    /// Takes over another style's values.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        values = obj.values
    }
}
