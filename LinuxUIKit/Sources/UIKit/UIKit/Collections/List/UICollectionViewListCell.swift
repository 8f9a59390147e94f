/// A cell of a list: with contents given as a value, corners as the list has them, and a line to the next one.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    private let separator = UIView()
    private var listPlace: ListPlace?
    /// Whether the background is the list's: the app has set none.
    private var hasListBackground = true

    /// A cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        separator.isHidden = true
        separator.isUserInteractionEnabled = false
        addSubview(separator)
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Contents as cells of this list have them, still without text.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// The background as cells of this list have it.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        switch listPlace?.appearance {
        case .grouped, .insetGrouped: .listGroupedCell()
        case .plain, .sidebar, .sidebarPlain, nil: .listPlainCell()
        }
    }

    /// The background as a value; setting one replaces the list's.
    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            hasListBackground = false
            super.backgroundConfiguration = newValue
        }
    }

    /// How many steps the contents are moved in.
    open var indentationLevel = 0 {
        didSet { setNeedsLayout() }
    }
    /// How far a step is, in points.
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

    /// Puts the contents and the line into their places.
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
