/// The bar at the bottom of a tab bar controller, with one tab for each part of an app.
@preconcurrency @MainActor open class UITabBar: UIView {
    private let background = BarBackground(lineAt: .minYEdge)
    private var barItems: [UITabBarItem]?
    private var buttons: [TabBarButton] = []
    private weak var barDelegate: (any UITabBarDelegate)?
    private var chosenItem: UITabBarItem?
    private var hasOwnAppearance = false

    /// The controller that owns the bar.
    weak var controller: UITabBarController? {
        didSet { barDelegate = controller }
    }

    /// A bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
        accessibilityTraits = .tabBar
        applyAppearance()
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Items

    /// The delegate, which is notified of the tabs that the user chooses.
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

    /// The selected tab.
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
        // If the bar has a controller, the controller selects the tab itself.
        if controller == nil { select(item) }
        barDelegate?.tabBar(self, didSelect: item)
        controller?.tabWasTapped(item)
    }

    func contentDidChange(of item: UITabBarItem) {
        for (button, other) in zip(buttons, barItems ?? []) where other === item { button.update() }
    }

    // MARK: Look

    /// The color of the tabs that aren't selected. `nil` stands for gray.
    open var unselectedItemTintColor: UIColor? {
        didSet { buttons.forEach { $0.setRestingColor(restingColor) } }
    }

    private var restingColor: UIColor { unselectedItemTintColor ?? UITabBar.grey }

    /// The gray of unselected tabs as it looks on a phone.
    private static let grey = UIColor(light: 0x9999_99FF, dark: 0x7575_75FF)

    /// The background's color, or `nil` for the system's color. Ignored if the bar has its own appearance.
    open var barTintColor: UIColor? {
        didSet { applyAppearance() }
    }

    /// Whether content lies behind the bar. Here, the value is always true.
    open var isTranslucent = true {
        didSet { precondition(isTranslucent, "LinuxUIKit: UITabBar.isTranslucent = false is not simulated") }
    }

    /// The look of the bar.
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            hasOwnAppearance = true
            applyAppearance()
        }
    }

    /// The look of the bar while the content is scrolled to its end. `nil` is the standard look without a background. Ignored if the bar
    /// has no tab bar controller.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { applyAppearance() }
    }

    /// Whether the content above the bar is at its end.
    var isAtScrollEdge = false {
        didSet { if oldValue != isAtScrollEdge { applyAppearance() } }
    }

    private func applyAppearance() {
        guard !isAtScrollEdge else { return background.show(scrollEdgeAppearance) }
        background.show(standardAppearance, tint: hasOwnAppearance ? nil : barTintColor)
    }

    /// Whether the bar is hidden. A hidden bar doesn't cover the content.
    open override var isHidden: Bool {
        didSet { if oldValue != isHidden { controller?.fitInsets() } }
    }

    // MARK: Layout

    /// Returns a height of 49 points, or 32 points if the height is compact, plus the safe area at the bottom.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UITabBar.height(in: traitCollection) + safeAreaInsets.bottom)
    }

    static func height(in traits: UITraitCollection) -> CGFloat {
        traits.verticalSizeClass == .compact ? 32 : 49
    }

    /// Lays the bar out again. The safe area at the bottom lies below the tabs.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// Lays out the tabs, which share the width evenly.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
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
