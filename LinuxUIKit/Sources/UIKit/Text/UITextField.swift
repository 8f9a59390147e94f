/// A line of text that people edit. The keyboard adds and deletes at the text's end, because there is no selection.
@preconcurrency @MainActor open class UITextField: UIControl, UIKeyInput {
    /// The line around a text field.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    /// The reason for the end of the editing.
    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
        case cancelled = 1
    }

    /// Posted after editing has begun. The object is the text field.
    nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
        .init("UITextFieldTextDidBeginEditingNotification")
    }
    /// Posted after editing has ended. The object is the text field.
    nonisolated public class var textDidEndEditingNotification: NSNotification.Name { .init("UITextFieldTextDidEndEditingNotification") }
    /// Posted after the keyboard has changed the text. The object is the text field.
    nonisolated public class var textDidChangeNotification: NSNotification.Name { .init("UITextFieldTextDidChangeNotification") }

    /// The distance from a border to the text, in points. The numbers are chosen.
    private static let margins: [BorderStyle: CGFloat] = [.line: 2, .bezel: 7, .roundedRect: 7]

    private let label = UILabel()
    private var ownText = ""

    /// An empty text field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        label.isUserInteractionEnabled = false
        label.isAccessibilityElement = false
        addSubview(label)
        showText()
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Text

    /// The text, empty by default. Setting `nil` empties the text field.
    open var text: String? {
        get { ownText }
        set {
            ownText = newValue ?? ""
            showText()
        }
    }

    /// The text that is shown while there is no other text.
    open var placeholder: String? {
        didSet { showText() }
    }

    /// The font: the system's at 17 points by default.
    open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet { showText() }
    }

    /// The text's color: the label color by default.
    open var textColor: UIColor? = .label {
        didSet { showText() }
    }

    /// The text's alignment: natural by default.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { showText() }
    }

    /// The line around the text field: none by default.
    open var borderStyle: BorderStyle = .none {
        didSet {
            showText()
            setNeedsDisplay()
        }
    }

    private func showText() {
        label.text = ownText.isEmpty ? placeholder : ownText
        label.font = font
        label.textColor = ownText.isEmpty ? .placeholderText : textColor
        label.textAlignment = textAlignment
        accessibilityValue = label.text
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    // MARK: Editing

    /// The object that decides about the editing and is notified of the editing.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Whether beginning to edit empties the text field; false by default.
    open var clearsOnBeginEditing = false

    /// Whether people edit the text.
    open var isEditing: Bool { isFirstResponder }

    /// Whether the text field is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Whether the text field is enabled.
    open override var canBecomeFocused: Bool { isEnabled }

    /// Begins editing, if the delegate allows it.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard window != nil, canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
        else { return false }
        if clearsOnBeginEditing { text = "" }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
        return true
    }

    /// Ends editing, if the delegate allows it.
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        didEndEditing()
        return true
    }

    /// Documented in UITextField.h: the delegate is notified even if it has refused, for example when the view is removed from its window.
    override func didResignByForce() {
        super.didResignByForce()
        didEndEditing()
    }

    private func didEndEditing() {
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    }

    override func touchDidLiftInside() {
        super.touchDidLiftInside()
        becomeFirstResponder()
    }

    // MARK: Keys

    /// Whether there is text.
    public var hasText: Bool { !ownText.isEmpty }

    /// Adds text at the end. A line break counts as the Return key.
    open func insertText(_ text: String) {
        guard text != "\n" else { return pressReturn() }
        replace(NSRange(location: ownText.utf16.count, length: 0), with: text)
    }

    /// Deletes the last letter.
    open func deleteBackward() {
        guard let last = ownText.last else { return }
        let length = String(last).utf16.count
        replace(NSRange(location: ownText.utf16.count - length, length: length), with: "")
    }

    private func replace(_ range: NSRange, with string: String) {
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true,
            let place = Range(range, in: ownText)
        else { return }
        text = ownText.replacingCharacters(in: place, with: string)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    private func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Layout

    /// Returns the rectangle inside the border.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle of the text while nobody edits the text.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let margin = UITextField.margins[borderStyle] ?? 0
        return bounds.insetBy(dx: min(margin, bounds.width / 2), dy: 0)
    }

    /// Returns the rectangle of the placeholder.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Returns the rectangle of the text while people edit the text.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// The text's or the placeholder's size, with the border's margins.
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    /// Returns the text's or the placeholder's size, with the border's margins.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margin = UITextField.margins[borderStyle] ?? 0
        let content = label.text?.isEmpty ?? true ? CGSize(width: 0, height: font?.lineHeight ?? 0) : label.intrinsicContentSize
        return CGSize(width: (content.width + 2 * margin).rounded(.up), height: (content.height + 2 * margin).rounded(.up))
    }

    /// Puts the text into its rectangle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if hasText {
            label.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        } else {
            label.frame = placeholderRect(forBounds: bounds)
        }
    }

    /// Draws the border.
    open override func draw(_ rect: CGRect) {
        guard borderStyle != .none else { return }
        let line = borderRect(forBounds: bounds).insetBy(dx: 0.5, dy: 0.5)
        let path = borderStyle == .roundedRect ? UIBezierPath(roundedRect: line, cornerRadius: 5) : UIBezierPath(rect: line)
        UIColor.separator.setStroke()
        path.stroke()
    }
}
