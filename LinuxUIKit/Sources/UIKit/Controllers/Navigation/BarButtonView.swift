/// The button of a bar button item.
class BarButtonView: UIControl {
    let label = UILabel()
    private let imageView = UIImageView()
    private var fixedWidth: CGFloat = 0
    /// The source of the button's menu, or `nil` if the button has no menu.
    var menuSource: MenuSource?

    static func view(for item: UIBarButtonItem) -> UIView {
        let view = item.customView ?? BarButtonView(item)
        item.shownView = view
        return view
    }

    init(title: String?, image: UIImage?, isBold: Bool) {
        super.init(frame: .zero)
        label.text = image == nil ? title : nil
        label.font = .systemFont(ofSize: title == "+" ? 28 : 17, weight: isBold ? .semibold : .regular)
        imageView.image = image?.withRenderingMode(image?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
        imageView.contentMode = .scaleAspectFit
        addSubview(image == nil ? label : imageView)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = title
    }

    private convenience init(_ item: UIBarButtonItem) {
        self.init(title: item.title, image: item.shownImage, isBold: item.style == .done)
        fixedWidth = item.width
        if item.space != nil { isUserInteractionEnabled = false }
        isEnabled = item.isEnabled
        if let color = item.tintColor { tintColor = color }
        accessibilityLabel = item.spokenName
        accessibilityHint = item.accessibilityHint
        accessibilityIdentifier = item.accessibilityIdentifier
        addAction(UIAction { [weak self, weak item] _ in item.map { self?.wasTapped($0) } }, for: .touchUpInside)
        if item.menu != nil, item.primaryAction != nil { offerMenu(of: item) }
        updateLook()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let content = imageView.image?.size ?? label.sizeThatFits(size)
        return CGSize(width: fixedWidth > 0 ? fixedWidth : content.width, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        imageView.frame = bounds
    }

    /// Extends the button's target to 44 points, which is the size that Apple's guidelines require.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let missing = CGSize(width: max(44 - bounds.width, 0) / 2, height: max(44 - bounds.height, 0) / 2)
        return bounds.insetBy(dx: -missing.width, dy: -missing.height).contains(point)
    }

    override func accessibilityActivate() -> Bool {
        sendActions(for: .touchUpInside)
        return true
    }

    override var isHighlighted: Bool {
        didSet { updateLook() }
    }

    override var isEnabled: Bool {
        didSet { updateLook() }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLook()
    }

    private func updateLook() {
        label.textColor = isEnabled ? tintColor : .tertiaryLabel
        imageView.tintColor = isEnabled ? nil : .tertiaryLabel
        alpha = isHighlighted ? 0.2 : 1
    }
}

/// The back button: a chevron and the title of the previous screen.
final class BackButton: BarButtonView {
    private let chevron = ChevronView()
    private let texts: [String]

    /// The size of the chevron, and the distance from the button's edge to the text, in points.
    private static let chevronSize = CGSize(width: 12, height: 21)
    private static let textStart: CGFloat = 18

    init(previous: UINavigationItem, perform: @escaping () -> Void) {
        let given = previous.backButtonTitle ?? previous.title ?? ""
        let text = given.isEmpty && previous.backButtonTitle == nil ? "Back" : given
        // A title that doesn't fit is replaced by "Back", and "Back" is replaced by the chevron alone.
        texts = [text, "Back", ""]
        super.init(title: text, image: nil, isBold: false)
        addSubview(chevron)
        addAction(UIAction { _ in perform() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: there are no archives here")
    }

    /// Shows the longest text that fits, and returns the width of the button.
    func fit(width: CGFloat) -> CGFloat {
        for text in texts {
            label.text = text
            let needed = text.isEmpty ? BackButton.textStart : BackButton.textStart + label.sizeThatFits(bounds.size).width.rounded(.up)
            if needed <= width || text.isEmpty { return max(needed, BackButton.textStart) }
        }
        return BackButton.textStart
    }

    func setTextOffset(_ offset: CGFloat) {
        label.transform = CGAffineTransform(translationX: offset, y: 0)
    }

    override func layoutSubviews() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = BackButton.chevronSize
        let y = ((bounds.height - size.height) / 2).rounded()
        chevron.frame = CGRect(x: isMirrored ? bounds.width - size.width : 0, y: y, width: size.width, height: size.height)
        let width = max(bounds.width - BackButton.textStart, 0)
        label.bounds.size = CGSize(width: width, height: bounds.height)
        label.center = CGPoint(
            x: (isMirrored ? 0 : BackButton.textStart) + width / 2,
            y: bounds.height / 2
        )
    }
}

/// The chevron of a back button.
final class ChevronView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // A right angle standing on its corner, 9 by 18 points, drawn with a line of 2.5.
        let (tip, ends): (CGFloat, CGFloat) = isMirrored ? (bounds.maxX - 1.5, 1.5) : (1.5, bounds.maxX - 1.5)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: ends, y: bounds.midY - 9))
        path.addLine(to: CGPoint(x: tip, y: bounds.midY))
        path.addLine(to: CGPoint(x: ends, y: bounds.midY + 9))
        path.lineWidth = 2.5
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        tintColor.setStroke()
        path.stroke()
    }
}
