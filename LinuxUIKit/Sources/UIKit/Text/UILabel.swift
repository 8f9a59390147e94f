/// A view that shows text. Touches don't change the text.
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

    /// The font: the system's at 17 points by default. A font that is set becomes the font of the whole attributed text.
    open var font: UIFont! {
        get { content.font }
        set {
            content.setFont(newValue ?? .systemFont(ofSize: UIFont.labelFontSize))
            textDidChange()
        }
    }

    /// The colour: the label colour by default. A colour that is set becomes the colour of the whole attributed text.
    open var textColor: UIColor! {
        get { content.color }
        set {
            content.setColor(newValue ?? .label)
            setNeedsDisplay()
        }
    }

    /// The colour in the highlighted state, or `nil` for the usual colour.
    open var highlightedTextColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// Whether the highlighted colour shows.
    open var isHighlighted = false {
        didSet { setNeedsDisplay() }
    }

    /// Whether the label is enabled. The text of a disabled label is grey.
    open var isEnabled = true {
        didSet { setNeedsDisplay() }
    }

    /// The alignment of the lines from side to side. Natural is the side where reading starts.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { setNeedsDisplay() }
    }

    /// The mode by which lines that are too long are broken or cut.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet { textDidChange() }
    }

    /// The largest number of lines, or 0 for no limit.
    open var numberOfLines = 1 {
        didSet { textDidChange() }
    }

    /// Whether the font shrinks so that a single line fits.
    open var adjustsFontSizeToFitWidth = false {
        didSet { setNeedsDisplay() }
    }

    /// The smallest factor to which the font may shrink, or 0 for no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { setNeedsDisplay() }
    }

    /// Whether the font follows the user's text size, if it is a text style's or was scaled by `UIFontMetrics`.
    open var adjustsFontForContentSizeCategory = false {
        didSet { adjustFont() }
    }

    /// The width in which lines break for the natural size, in points, or 0 for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if oldValue != preferredMaxLayoutWidth { invalidateIntrinsicContentSize() } }
    }

    /// The width in which lines break by constraints, if `preferredMaxLayoutWidth` is 0.
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

    /// Returns the text's size within a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(width: size.width > 0 ? size.width : nil, lines: numberOfLines)
    }

    /// Returns the rectangle of the text at the top of the bounds.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = textSize(width: max(bounds.width, 0), lines: numberOfLines)
        return CGRect(x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    }

    override var redrawsWhenResized: Bool { true }

    /// Draws the text.
    open override func draw(_ rect: CGRect) {
        if !content.isEmpty { drawText(in: bounds) }
    }

    /// Draws the text in a rectangle, vertically in the middle.
    open func drawText(in rect: CGRect) {
        drawLines(in: rect)
    }

    /// The text, unless another label was set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }
}
