/// The visible view of a tab, which receives its touches. The image is above the title, or beside the title if the height is compact.
final class TabBarButton: UIControl {
    private let item: UITabBarItem
    private let imageView = UIImageView()
    private let label = UILabel()
    private let badge = TabBadge()
    /// The color while the tab isn't selected.
    private var restingColor: UIColor

    /// Sizes and places as on a phone, in points: the sizes of symbols, and the middles of image and title in a bar of 49 points.
    private static let symbolSize: CGFloat = 22
    private static let compactSymbolSize: CGFloat = 16
    private static let imageMiddle: CGFloat = 18
    private static let titleMiddle: CGFloat = 41
    private static let compactGap: CGFloat = 5

    init(_ item: UITabBarItem, restingColor: UIColor) {
        self.item = item
        self.restingColor = restingColor
        super.init(frame: .zero)
        label.textAlignment = .center
        imageView.contentMode = .center
        for view in [imageView, label, badge] as [UIView] { addSubview(view) }
        isAccessibilityElement = true
        update()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: there are no archives here")
    }

    func update() {
        isEnabled = item.isEnabled
        let image = (isSelected ? item.selectedImage : nil) ?? item.image
        let size = isCompact ? TabBarButton.compactSymbolSize : TabBarButton.symbolSize
        let sized = image?.symbol(ofSize: size, weight: .medium) ?? image
        imageView.image = sized.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        label.text = item.title
        label.font = .systemFont(ofSize: isCompact ? 12 : 10, weight: .medium)
        badge.isHidden = item.badgeValue == nil
        badge.show(item.badgeValue ?? "", color: item.badgeColor)
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityHint = item.accessibilityHint
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityValue = item.badgeValue
        updateColors()
        setNeedsLayout()
    }

    func setRestingColor(_ color: UIColor) {
        restingColor = color
        updateColors()
    }

    private func updateColors() {
        let color = isSelected ? tintColor : restingColor
        label.textColor = isEnabled ? color : .tertiaryLabel
        imageView.tintColor = isEnabled ? color : .tertiaryLabel
        accessibilityTraits = isSelected ? [.button, .selected] : .button
        if !isEnabled { accessibilityTraits.insert(.notEnabled) }
    }

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    override var isSelected: Bool {
        didSet { if oldValue != isSelected { update() } }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: .touchUpInside)
        return true
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let imageSize = imageView.image?.size ?? .zero
        var titleSize = label.sizeThatFits(bounds.size)
        titleSize = CGSize(width: titleSize.width.rounded(.up), height: titleSize.height.rounded(.up))
        if isCompact {
            layOutInRow(imageSize, titleSize)
        } else {
            place(imageView, imageSize, middle: CGPoint(x: bounds.midX, y: TabBarButton.imageMiddle))
            titleSize.width = min(titleSize.width, bounds.width)
            place(label, titleSize, middle: CGPoint(x: bounds.midX, y: TabBarButton.titleMiddle))
        }
        placeBadge()
    }

    override var layoutDependsOnTraits: Bool { true }

    /// Places the badge at the image's upper corner. If the title is beside the image, the badge is moved inwards to leave room for the
    /// title.
    private func placeBadge() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let half = badge.bounds.width / 2
        let side = imageView.bounds.width / 2 + (isCompact ? TabBarButton.compactGap - half : half - 8)
        let top = max(imageView.frame.minY + 1, isCompact ? 1 : 4)
        badge.center = CGPoint(x: imageView.center.x + (isMirrored ? -side : side), y: top + TabBadge.height / 2)
    }

    private func layOutInRow(_ imageSize: CGSize, _ titleSize: CGSize) {
        let gap = imageSize.width > 0 && titleSize.width > 0 ? TabBarButton.compactGap : 0
        let titleWidth = min(titleSize.width, max(bounds.width - imageSize.width - gap, 0))
        let start = (bounds.width - imageSize.width - gap - titleWidth) / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func middle(_ x: CGFloat) -> CGPoint { CGPoint(x: isMirrored ? bounds.width - x : x, y: bounds.midY) }
        place(imageView, imageSize, middle: middle(start + imageSize.width / 2))
        let title = CGSize(width: titleWidth, height: titleSize.height)
        place(label, title, middle: middle(start + imageSize.width + gap + titleWidth / 2))
    }

    /// Places a view on whole pixels, so that its edges are sharp.
    private func place(_ view: UIView, _ size: CGSize, middle: CGPoint) {
        let scale = max(traitCollection.displayScale, 1)
        func aligned(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        view.frame = CGRect(
            x: aligned(middle.x - size.width / 2),
            y: aligned(middle.y - size.height / 2),
            width: size.width,
            height: size.height
        )
    }
}
