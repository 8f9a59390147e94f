/// The bar at the top of a navigation controller: a title in the middle, the way back on the leading side, buttons on both.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    private let background = UIView()
    private let hairline = UIView()
    private var content: NavigationBarContent?
    /// Goes while the new content comes.
    private var leaving: NavigationBarContent?
    private var navigationItems: [UINavigationItem] = []

    /// The controller whose bar it is.
    weak var controller: UINavigationController?

    /// A bar of a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        background.addSubview(hairline)
        background.isUserInteractionEnabled = false
        addSubview(background)
        applyAppearance()
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Whether screens reach under the bar; true by default. Otherwise they begin below the bar, unless they ask for more. The look is
    /// the appearance's alone.
    open var isTranslucent = true {
        didSet { if oldValue != isTranslucent { controller?.fitContentsIfLoaded() } }
    }

    // MARK: Items

    /// The items, from the first screen's to the one that is shown.
    open var items: [UINavigationItem]? {
        get { navigationItems }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown.
    open var topItem: UINavigationItem? { navigationItems.last }

    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { navigationItems.dropLast().last }

    /// Sets the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        precondition(controller == nil, "NSInternalInconsistencyException: a navigation controller sets the items of its own bar")
        show(items ?? [])
    }

    /// Shows the last of some items, at once.
    func show(_ items: [UINavigationItem]) {
        beginChange(to: items, from: 0)
        endChange(completed: true)
    }

    // MARK: Changing with the screens

    /// Puts the new item's content in, unseen and to one side.
    func beginChange(to items: [UINavigationItem], from offset: CGFloat) {
        navigationItems.forEach { $0.bar = nil }
        navigationItems = items
        navigationItems.forEach { $0.bar = self }
        leaving = content
        content = topItem.map { NavigationBarContent(item: $0, bar: self) }
        guard let content else { return }
        addSubview(content)
        content.frame = bounds
        content.layoutIfNeeded()
        content.setPresence(0, offset: offset)
    }

    /// Fades the new content in and the old one out.
    func animateChange(to offset: CGFloat) {
        content?.setPresence(1, offset: 0)
        leaving?.setPresence(0, offset: offset)
    }

    func endChange(completed: Bool, restoring items: [UINavigationItem] = []) {
        if completed {
            leaving?.removeFromSuperview()
        } else {
            content?.removeFromSuperview()
            content = leaving
            navigationItems.forEach { $0.bar = nil }
            navigationItems = items
            navigationItems.forEach { $0.bar = self }
        }
        leaving = nil
        content?.setPresence(1, offset: 0)
    }

    func contentDidChange(of item: UINavigationItem) {
        guard item === topItem || item === backItem else { return }
        content?.rebuild()
    }

    func goBack() {
        controller?.backButtonWasTapped()
    }

    // MARK: Look

    /// Whether titles are large where their items don't say otherwise.
    open var prefersLargeTitles = false {
        didSet { if oldValue != prefersLargeTitles { controller?.largeTitlesDidChange() } }
    }

    /// The height of the large title that the bar shows, in points.
    var titleHeight: CGFloat = 0

    func updateLargeTitles() {
        content?.updateLargeTitle()
    }

    /// How the bar looks.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet { applyAppearance() }
    }

    /// How the bar looks while the content is scrolled to its top; nil is the standard look here, where a phone shows no background. The bar
    /// does not follow the content's scrolling, so that another look than the standard one is refused.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { setNeedsLayout() }
    }

    private func applyAppearance() {
        background.backgroundColor = standardAppearance.backgroundColor
        hairline.backgroundColor = standardAppearance.shadowColor
        content?.rebuild()
    }

    /// 44 points high, 32 where the height is compact, and with a large title 52 more.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UINavigationBar.height(in: traitCollection) + titleHeight)
    }

    static func height(in traits: UITraitCollection) -> CGFloat {
        traits.verticalSizeClass == .compact ? 32 : 44
    }

    /// The background reaches up under the status bar, as far as the safe area of what the bar lies in.
    open override func layoutSubviews() {
        super.layoutSubviews()
        precondition(
            scrollEdgeAppearance?.looksLike(standardAppearance) ?? true,
            "LinuxUIKit: UINavigationBar.scrollEdgeAppearance other than standardAppearance is not simulated"
        )
        let above = superview == nil ? 0 : max(frame.minY, 0)
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        let thickness = 1 / max(traitCollection.displayScale, 1)
        hairline.frame = CGRect(x: 0, y: background.bounds.height - thickness, width: bounds.width, height: thickness)
        content?.frame = bounds
        leaving?.frame = bounds
    }

    override var layoutDependsOnTraits: Bool { true }
}
