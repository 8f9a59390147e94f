/// A line of a menu that can be chosen, or a title.
final class MenuRow: UIControl {
    enum Style {
        case header, back, plain
    }

    var perform: (() -> Void)?
    private let label = UILabel()
    private let detail = UILabel()
    private let tick = UIImageView()
    private let picture = UIImageView()
    private let separator = UIView()
    private let style: Style
    private let hasTicks: Bool

    /// The space from the edges to the text and the image, and the width for a tick, in points: about a phone's.
    private static let margin: CGFloat = 16
    private static let tickWidth: CGFloat = 24

    init(title: String, style: Style, hasSeparator: Bool, hasTicks: Bool = false) {
        self.style = style
        self.hasTicks = hasTicks
        super.init(frame: .zero)
        label.text = title
        label.font = style == .header ? .preferredFont(forTextStyle: .footnote) : .preferredFont(forTextStyle: .body)
        label.textColor = style == .header ? .secondaryLabel : .label
        detail.font = .preferredFont(forTextStyle: .footnote)
        detail.textColor = .secondaryLabel
        [picture, tick].forEach { $0.contentMode = .center }
        separator.backgroundColor = .separator
        separator.isHidden = !hasSeparator
        ([label, detail, tick, picture, separator] as [UIView]).forEach {
            $0.isUserInteractionEnabled = false
            addSubview($0)
        }
        if style == .back { picture.image = UIImage(systemName: "chevron.backward") }
        isAccessibilityElement = true
        accessibilityLabel = title
        accessibilityTraits = style == .header ? .header : .button
        addAction(UIAction { [weak self] _ in self?.perform?() }, for: .touchUpInside)
        updateColors()
    }

    convenience init(_ element: UIMenuElement, hasTicks: Bool, hasSeparator: Bool) {
        self.init(title: element.title, style: .plain, hasSeparator: hasSeparator, hasTicks: hasTicks)
        detail.text = element.subtitle
        let isSubmenu = element is UIMenu
        picture.image = element.image ?? (isSubmenu ? UIImage(systemName: "chevron.forward") : nil)
        tick.image = element.tick
        if element.tick != nil { accessibilityTraits.insert(.selected) }
        isDestructive = element.leafAttributes.contains(.destructive) || (element as? UIMenu)?.options.contains(.destructive) ?? false
        isEnabled = !element.leafAttributes.contains(.disabled)
        updateColors()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: there are no archives here")
    }

    private var isDestructive = false

    private func updateColors() {
        let plain: UIColor = style == .header ? .secondaryLabel : .label
        let color: UIColor = isEnabled ? (isDestructive ? .systemRed : plain) : .tertiaryLabel
        label.textColor = color
        picture.tintColor = color
        tick.tintColor = color
        backgroundColor = isHighlighted ? .systemFill : nil
    }

    override var isHighlighted: Bool {
        didSet { updateColors() }
    }

    override func accessibilityActivate() -> Bool {
        guard isEnabled, style != .header else { return false }
        sendActions(for: .touchUpInside)
        return true
    }

    /// The height of the row, in points. An element has at least 44 points, and more if the user's text size or a second line requires it.
    var height: CGFloat {
        let lines = label.font.lineHeight + (detail.text == nil ? 0 : detail.font.lineHeight)
        return style == .header ? max(32, lines + 12) : max(44, (lines + 22).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let margin = MenuRow.margin
        let imageWidth = picture.image?.size.width ?? 0
        let start = margin + (hasTicks ? MenuRow.tickWidth : 0)
        let end = bounds.width - margin - (imageWidth > 0 ? imageWidth + 8 : 0)
        let titleHeight = label.font.lineHeight.rounded(.up)
        let detailHeight = detail.text == nil ? 0 : detail.font.lineHeight.rounded(.up)
        let top = ((bounds.height - titleHeight - detailHeight) / 2).rounded()
        func put(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: max(width, 0), height: height)
        }
        put(label, start, top, end - start, titleHeight)
        put(detail, start, top + titleHeight, end - start, detailHeight)
        put(tick, margin - 4, 0, MenuRow.tickWidth, bounds.height)
        put(picture, bounds.width - margin - imageWidth, 0, imageWidth, bounds.height)
        [label, detail].forEach { $0.textAlignment = isMirrored ? .right : .left }
        let line = 1 / max(traitCollection.displayScale, 1)
        separator.frame = CGRect(x: 0, y: bounds.height - line, width: bounds.width, height: line)
    }

    override var layoutDependsOnTraits: Bool { true }
}

extension UIMenuElement {
    /// The image before an element that is on or mixed, or `nil` if the element is off.
    @MainActor var tick: UIImage? {
        switch (self as? UIAction)?.state ?? (self as? UICommand)?.state {
        case .on?: UIImage(systemName: "checkmark")
        case .mixed?: UIImage(systemName: "minus")
        default: nil
        }
    }
}
