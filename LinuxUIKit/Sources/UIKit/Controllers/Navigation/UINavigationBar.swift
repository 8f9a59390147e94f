/// The bar at the top of a navigation controller. The title is in the middle, the back button on the leading side, and buttons on both
/// sides.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    private let background = BarBackground(lineAt: .maxYEdge)
    private var content: NavigationBarContent?
    /// The former content, which fades out while the new content fades in.
    private var leaving: NavigationBarContent?
    private var navigationItems: [UINavigationItem] = [] {
        didSet { applyAppearance() }
    }

    /// The controller that owns the bar.
    weak var controller: UINavigationController?

    /// A bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
        applyAppearance()
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Whether screens extend under the bar. The default is true. If the value is false, screens begin below the bar, unless they request
    /// more. Only the appearance decides the look.
    open var isTranslucent = true {
        didSet { if oldValue != isTranslucent { controller?.fitContentsIfLoaded() } }
    }

    // MARK: Items

    /// The items, from the first screen's item to the item that is shown.
    open var items: [UINavigationItem]? {
        get { navigationItems }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown.
    open var topItem: UINavigationItem? { navigationItems.last }

    /// The item of the screen to which the back button leads.
    open var backItem: UINavigationItem? { navigationItems.dropLast().last }

    /// Sets the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        precondition(controller == nil, "NSInternalInconsistencyException: a navigation controller sets the items of its own bar")
        show(items ?? [])
    }

    /// Shows the last of some items at once.
    func show(_ items: [UINavigationItem]) {
        beginChange(to: items, from: 0)
        endChange(completed: true)
    }

    // MARK: Changing with the screens

    /// Adds the content of the new item, invisible and moved to one side.
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

    /// Fades the new content in and the old content out.
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

    /// Whether titles are large, unless their items say otherwise.
    open var prefersLargeTitles = false {
        didSet { if oldValue != prefersLargeTitles { controller?.largeTitlesDidChange() } }
    }

    /// The height of the large title that the bar shows, in points.
    var titleHeight: CGFloat = 0

    func updateLargeTitles() {
        content?.updateLargeTitle()
    }

    /// The look of the bar.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet { applyAppearance() }
    }

    /// The look of the bar while the content is scrolled to its top. `nil` is the standard look without a background. Ignored if the bar
    /// has no navigation controller.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { applyAppearance() }
    }

    /// Whether the content below the bar is at its top.
    var isAtScrollEdge = false {
        didSet { if oldValue != isAtScrollEdge { applyAppearance() } }
    }

    /// The appearance with the attributes of the titles.
    var shownAppearance: UINavigationBarAppearance {
        let standard = topItem?.standardAppearance ?? standardAppearance
        return isAtScrollEdge ? shownScrollEdgeAppearance ?? standard : standard
    }

    private var shownScrollEdgeAppearance: UINavigationBarAppearance? { topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance }

    func applyAppearance() {
        background.show(isAtScrollEdge ? shownScrollEdgeAppearance : shownAppearance)
        content?.updateTitleAttributes()
    }

    /// Returns a height of 44 points, or 32 points if the height is compact, plus the height of the large title.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UINavigationBar.height(in: traitCollection) + titleHeight)
    }

    static func height(in traits: UITraitCollection) -> CGFloat {
        traits.verticalSizeClass == .compact ? 32 : 44
    }

    /// Lays out the bar. The background extends up under the status bar, to the upper edge of the superview.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let above = superview == nil ? 0 : max(frame.minY, 0)
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        content?.frame = bounds
        leaving?.frame = bounds
    }

    override var layoutDependsOnTraits: Bool { true }
}
