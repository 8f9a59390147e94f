/// A view that shows text that does not change by touch.
@preconcurrency @MainActor open class UILabel: UIView {
    var content = LabelContent()

    /// A label of a size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        isAccessibilityElement = true
        accessibilityTraits = .staticText
        contentMode = .redraw
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Text

    /// The text, in the label's own font and colour.
    open var text: String? {
        get { content.text?.string }
        set {
            content.text = newValue.map { NSAttributedString(string: $0) }
            textDidChange()
        }
    }

    /// The text with fonts and colours of its own.
    open var attributedText: NSAttributedString? {
        get { content.styledText }
        set {
            content.text = newValue.map { NSAttributedString(attributedString: $0) }
            textDidChange()
        }
    }

    /// The font; the system's at 17 points by default. Set, it is the font of all of an attributed text.
    open var font: UIFont! {
        get { content.font }
        set {
            content.setFont(newValue ?? .systemFont(ofSize: UIFont.labelFontSize))
            textDidChange()
        }
    }

    /// The colour; the label colour by default. Set, it is the colour of all of an attributed text.
    open var textColor: UIColor! {
        get { content.color }
        set {
            content.setColor(newValue ?? .label)
            setNeedsDisplay()
        }
    }

    /// The colour in the highlighted state; nil is the other one.
    open var highlightedTextColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// Whether the highlighted colour shows.
    open var isHighlighted = false {
        didSet { setNeedsDisplay() }
    }

    /// Whether the text is not greyed.
    open var isEnabled = true {
        didSet { setNeedsDisplay() }
    }

    /// Where lines lie from side to side; natural is where reading starts.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { setNeedsDisplay() }
    }

    /// How lines that are too long are broken or cut.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet { textDidChange() }
    }

    /// The most lines that show; 0 is no limit.
    open var numberOfLines = 1 {
        didSet { textDidChange() }
    }

    /// Whether the font shrinks to let a single line fit.
    open var adjustsFontSizeToFitWidth = false {
        didSet { setNeedsDisplay() }
    }

    /// How far the font may shrink, as a part of its size; 0 is without limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { setNeedsDisplay() }
    }

    /// Whether the font follows the user's text size, if it is a text style's or was scaled by `UIFontMetrics`.
    open var adjustsFontForContentSizeCategory = false {
        didSet { adjustFont() }
    }

    /// The width in which lines break where the natural size is asked for, in points; 0 is none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if oldValue != preferredMaxLayoutWidth { invalidateIntrinsicContentSize() } }
    }

    /// The width in which lines break by constraints, where `preferredMaxLayoutWidth` leaves it open.
    private var automaticLayoutWidth: CGFloat?

    private func textDidChange() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    private func adjustFont() {
        guard adjustsFontForContentSizeCategory, let font = content.font.adjusted(to: traitCollection) else { return }
        if font != content.font { self.font = font }
    }

    override func traitsDidChange() {
        adjustFont()
    }

    // MARK: Size

    /// The text's size, within `preferredMaxLayoutWidth` if it has more than one line.
    open override var intrinsicContentSize: CGSize {
        textSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : automaticLayoutWidth, lines: numberOfLines)
    }

    override func naturalSize(within width: CGFloat?) -> CGSize {
        automaticLayoutWidth = width
        return intrinsicContentSize
    }

    override var heightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    override var textBaselines: (first: CGFloat, last: CGFloat)? {
        content.isEmpty ? nil : (layout(width: nil, lines: 1).firstBaseline, -content.font.descender)
    }

    /// The text's size within a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(width: size.width > 0 ? size.width : nil, lines: numberOfLines)
    }

    /// The rectangle of the text in the bounds, at their top.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = textSize(width: max(bounds.width, 0), lines: numberOfLines)
        return CGRect(x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    }

    override var redrawsWhenResized: Bool { true }

    /// Draws the text.
    open override func draw(_ rect: CGRect) {
        if !content.isEmpty { drawText(in: bounds) }
    }

    /// Draws the text in a rectangle, in the middle from top to bottom.
    open func drawText(in rect: CGRect) {
        drawLines(in: rect)
    }

    /// A label is spoken as its text.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }
}
