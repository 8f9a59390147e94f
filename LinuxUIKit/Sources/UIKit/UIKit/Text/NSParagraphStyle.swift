/// How a paragraph's lines are set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    fileprivate var values = Values()

    fileprivate struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
    }

    /// The style of text that has none.
    open class var `default`: NSParagraphStyle { defaultStyle }
    // Nothing changes it: only its mutable subclass can change.
    private nonisolated(unsafe) static let defaultStyle = NSParagraphStyle()

    /// The lines' alignment.
    open var alignment: NSTextAlignment { values.alignment }
    /// What happens to lines that are too wide.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Points between two lines.
    open var lineSpacing: CGFloat { values.lineSpacing }

    /// The style itself, or a copy of one that can change.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// A copy that can change.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(self)
        return copy
    }

    /// Whether both set lines alike.
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

    /// What happens to lines that are too wide.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    /// Points between two lines.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }

    /// Takes another style's values.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        values = obj.values
    }
}
