/// A bar of buttons, at the bottom of a navigation controller or anywhere else in an app.
@preconcurrency @MainActor open class UIToolbar: UIView {
    private let background = BarBackground(lineAt: .minYEdge)
    private var content: ToolbarContent?
    /// The former content, which fades out while the new content fades in.
    private var leaving: ToolbarContent?
    private var hasOwnAppearance = false

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

    // MARK: Items

    /// The buttons and gaps, from the leading edge.
    open var items: [UIBarButtonItem]? {
        get { content?.items }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the buttons. If the change is animated, the new buttons fade in.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        beginChange(to: items)
        guard animated, window != nil else { return endChange(completed: true) }
        UIView.animate(withDuration: UINavigationController.hideShowBarDuration) { [self] in
            animateChange()
        } completion: { [weak self] _ in
            self?.endChange(completed: true)
        }
    }

    // MARK: Changing with the screens

    /// Adds the new items, and makes them invisible.
    func beginChange(to items: [UIBarButtonItem]?) {
        endChange(completed: true)
        leaving = content
        content = items.map { ToolbarContent($0, in: self) }
        guard let content else { return }
        addSubview(content)
        content.frame = bounds
        content.layoutIfNeeded()
        content.alpha = 0
    }

    /// Fades the new items in and the old ones out.
    func animateChange() {
        content?.alpha = 1
        leaving?.alpha = 0
    }

    func endChange(completed: Bool) {
        if completed {
            leaving?.removeFromSuperview()
        } else {
            content?.removeFromSuperview()
            content = leaving
            content?.show(content?.items ?? [])
        }
        leaving = nil
        content?.alpha = 1
    }

    /// Replaces the items that are fading in, or the current items.
    func replaceItems(_ items: [UIBarButtonItem]?) {
        guard let content, leaving != nil, let items else { return setItems(items, animated: false) }
        content.show(items)
    }

    // MARK: Look

    /// The look of the bar.
    open var standardAppearance = UIToolbarAppearance() {
        didSet {
            hasOwnAppearance = true
            applyAppearance()
        }
    }

    /// The look of the bar while the content is scrolled to its end. `nil` is the standard look without a background. Ignored if the bar
    /// has no navigation controller.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet { applyAppearance() }
    }

    /// Whether the content above the bar is at its end.
    var isAtScrollEdge = false {
        didSet { if oldValue != isAtScrollEdge { applyAppearance() } }
    }

    /// The background's color, or `nil` for the system's color. Ignored if the bar has its own appearance.
    open var barTintColor: UIColor? {
        didSet { applyAppearance() }
    }

    /// Whether content lies behind the bar. Here, the value is always true.
    open var isTranslucent = true {
        didSet { precondition(isTranslucent, "LinuxUIKit: UIToolbar.isTranslucent = false is not simulated") }
    }

    private func applyAppearance() {
        guard !isAtScrollEdge else { return background.show(scrollEdgeAppearance) }
        background.show(standardAppearance, tint: hasOwnAppearance ? nil : barTintColor)
    }

    // MARK: Layout

    /// Returns a height of 44 points, or 32 points if the height is compact.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UIToolbar.height(in: traitCollection))
    }

    /// The natural size: the bar's height, and no natural width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIToolbar.height(in: traitCollection))
    }

    static func height(in traits: UITraitCollection) -> CGFloat {
        traits.verticalSizeClass == .compact ? 32 : 44
    }

    /// Lays the buttons out again. The safe area keeps them off the sides.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        content?.setNeedsLayout()
        setNeedsLayout()
    }

    /// Lays out the bar. The background also covers the safe area below the bar.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + roomBelow)
        content?.frame = bounds
        leaving?.frame = bounds
    }

    override var layoutDependsOnTraits: Bool { true }

    /// The height of the background below the bar, in points: the safe area if the bar stands on it, or zero otherwise.
    private var roomBelow: CGFloat {
        guard let superview else { return 0 }
        let below = superview.bounds.maxY - frame.maxY
        return below > 0 && below <= superview.safeAreaInsets.bottom ? below : 0
    }
}

extension UIToolbar: BarButtonItemOwner {
    func contentDidChange() {
        content?.rebuild()
    }
}
