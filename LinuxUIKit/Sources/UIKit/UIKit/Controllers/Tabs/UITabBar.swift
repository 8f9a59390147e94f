/// The bar at the bottom of a tab bar controller: a tab for each of an app's parts.
@preconcurrency @MainActor open class UITabBar: UIView {
    private let background = UIView()
    private let hairline = UIView()
    private var barItems: [UITabBarItem]?
    private var buttons: [TabBarButton] = []
    private weak var barDelegate: (any UITabBarDelegate)?
    private var chosenItem: UITabBarItem?
    private var hasOwnAppearance = false

    /// The controller whose bar it is.
    weak var controller: UITabBarController? {
        didSet { barDelegate = controller }
    }

    /// A bar of a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        background.isUserInteractionEnabled = false
        background.addSubview(hairline)
        addSubview(background)
        accessibilityTraits = .tabBar
        applyAppearance()
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Items

    /// Who hears of the tabs that the user chooses.
    open weak var delegate: (any UITabBarDelegate)? {
        get { barDelegate }
        set {
            refuseIfManaged("Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
            barDelegate = newValue
        }
    }

    /// The tabs, from the leading side.
    open var items: [UITabBarItem]? {
        get { barItems }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the tabs. The animation is without effect here.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        refuseIfManaged("Directly modifying a tab bar managed by a tab bar controller is not allowed.")
        show(items)
    }

    /// The tab that is selected.
    open var selectedItem: UITabBarItem? {
        get { chosenItem }
        set {
            refuseIfManaged("Directly modifying a tab bar managed by a tab bar controller is not allowed.")
            select(newValue)
        }
    }

    private func refuseIfManaged(_ reason: String) {
        precondition(controller == nil, "NSInternalInconsistencyException: \(reason)")
    }

    func show(_ items: [UITabBarItem]?) {
        barItems?.forEach { $0.bar = nil }
        buttons.forEach { $0.removeFromSuperview() }
        barItems = items
        buttons = (items ?? []).map(makeButton)
        select(items?.first { $0 === chosenItem })
        setNeedsLayout()
    }

    private func makeButton(for item: UITabBarItem) -> TabBarButton {
        item.bar = self
        let button = TabBarButton(item, restingColor: restingColor)
        button.addAction(UIAction { [weak self, weak item] _ in item.map { self?.wasTapped($0) } }, for: .touchUpInside)
        addSubview(button)
        return button
    }

    func select(_ item: UITabBarItem?) {
        chosenItem = item
        for (button, item) in zip(buttons, barItems ?? []) { button.isSelected = item === chosenItem }
    }

    private func wasTapped(_ item: UITabBarItem) {
        // A controller decides by itself which tab is selected.
        if controller == nil { select(item) }
        barDelegate?.tabBar(self, didSelect: item)
        controller?.tabWasTapped(item)
    }

    func contentDidChange(of item: UITabBarItem) {
        for (button, other) in zip(buttons, barItems ?? []) where other === item { button.update() }
    }

    // MARK: Look

    /// The colour of the tabs that are not selected; nil is a grey.
    open var unselectedItemTintColor: UIColor? {
        didSet { buttons.forEach { $0.setRestingColor(restingColor) } }
    }

    private var restingColor: UIColor { unselectedItemTintColor ?? UITabBar.grey }

    /// The grey of a phone's unselected tabs, as it looks there.
    private static let grey = UIColor(light: 0x9999_99FF, dark: 0x7575_75FF)

    /// The background's colour; nil is the system's. Not used where the bar has an appearance of its own.
    open var barTintColor: UIColor? {
        didSet { applyAppearance() }
    }

    /// Whether content lies behind the bar. It does always here.
    open var isTranslucent = true {
        didSet { precondition(isTranslucent, "LinuxUIKit: UITabBar.isTranslucent = false is not simulated") }
    }

    /// How the bar looks.
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            hasOwnAppearance = true
            applyAppearance()
        }
    }

    /// How the bar looks while the content is scrolled to its end; nil is the standard look here, where a phone shows no background. The bar
    /// does not follow the content's scrolling, so that another look than the standard one is refused.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { setNeedsLayout() }
    }

    private func applyAppearance() {
        background.backgroundColor = (hasOwnAppearance ? nil : barTintColor) ?? standardAppearance.backgroundColor
        hairline.backgroundColor = standardAppearance.shadowColor
    }

    /// A bar out of sight covers nothing of the content.
    open override var isHidden: Bool {
        didSet { if oldValue != isHidden { controller?.fitInsets() } }
    }

    // MARK: Layout

    /// 49 points high, 32 where the height is compact, and as much more as the safe area takes at the bottom.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UITabBar.height(in: traitCollection) + safeAreaInsets.bottom)
    }

    static func height(in traits: UITraitCollection) -> CGFloat {
        traits.verticalSizeClass == .compact ? 32 : 49
    }

    /// The safe area at the bottom lies below the tabs.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// The tabs share the width evenly.
    open override func layoutSubviews() {
        super.layoutSubviews()
        precondition(
            scrollEdgeAppearance?.looksLike(standardAppearance) ?? true,
            "LinuxUIKit: UITabBar.scrollEdgeAppearance other than standardAppearance is not simulated"
        )
        background.frame = bounds
        hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(traitCollection.displayScale, 1))
        guard !buttons.isEmpty else { return }
        let (insets, height) = (safeAreaInsets, UITabBar.height(in: traitCollection))
        let width = (bounds.width - insets.left - insets.right) / CGFloat(buttons.count)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in (isMirrored ? buttons.reversed() : buttons).enumerated() {
            button.frame = CGRect(x: insets.left + CGFloat(index) * width, y: 0, width: width, height: height)
        }
    }

    override var layoutDependsOnTraits: Bool { true }
}
