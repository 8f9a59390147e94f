/// A cell of a list. The list gives the cell its corners, its separator and its background.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    private let separator = UIView()
    private var listPlace: ListPlace?
    /// Whether the cell still has the list's background. As soon as the app sets a background, the value is false.
    private var hasListBackground = true

    /// A cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        separator.isHidden = true
        separator.isUserInteractionEnabled = false
        addSubview(separator)
    }

    /// Traps, because LinuxUIKit has no archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Returns the list's default content configuration, without text.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// Returns the list's default background configuration.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        switch listPlace?.appearance {
        case .grouped, .insetGrouped: .listGroupedCell()
        case .plain, .sidebar, .sidebarPlain, nil: .listPlainCell()
        }
    }

    /// The background configuration. Setting a configuration replaces the list's background.
    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            hasListBackground = false
            super.backgroundConfiguration = newValue
        }
    }

    /// The number of steps by which the contents are indented.
    open var indentationLevel = 0 {
        didSet { setNeedsLayout() }
    }
    /// The width of one indentation step, in points.
    open var indentationWidth: CGFloat = 16 {
        didSet { setNeedsLayout() }
    }

    override func takeListPlace(_ place: ListPlace?) {
        guard place != listPlace else { return }
        listPlace = place
        separator.isHidden = place?.hasSeparator != true
        separator.backgroundColor = place?.separatorColor
        if hasListBackground { super.backgroundConfiguration = place == nil ? nil : defaultBackgroundConfiguration() }
        let isRound = place?.appearance == .insetGrouped
        layer.cornerRadius = isRound ? 10 : 0
        var corners: CACornerMask = []
        if place?.isFirst == true { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place?.isLast == true { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        clipsToBounds = isRound && !corners.isEmpty
        setNeedsLayout()
    }

    /// Lays out the contents and the separator.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let indentation = CGFloat(indentationLevel) * indentationWidth
        contentView.frame = CGRect(x: indentation, y: 0, width: max(0, bounds.width - indentation), height: bounds.height)
        guard let listPlace else { return }
        let thickness = 1 / max(1, traitCollection.displayScale)
        let insets = listPlace.separatorInsets
        separator.frame = CGRect(
            x: insets.leading + indentation,
            y: bounds.height - thickness,
            width: max(0, bounds.width - insets.leading - insets.trailing - indentation),
            height: thickness
        )
        bringSubviewToFront(separator)
    }

    override var layoutDependsOnTraits: Bool { true }
}
