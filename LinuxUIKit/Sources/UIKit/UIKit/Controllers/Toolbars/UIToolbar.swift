/// A bar of buttons, at the bottom of a navigation controller or wherever an app puts it.
@preconcurrency @MainActor open class UIToolbar: UIView {
    private let background = UIView()
    private let hairline = UIView()
    private var content: ToolbarContent?
    /// Goes while the new content comes.
    private var leaving: ToolbarContent?
    private var hasOwnAppearance = false

    /// A bar of a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        background.isUserInteractionEnabled = false
        background.addSubview(hairline)
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

    /// Sets the buttons; the new ones fade in where it is animated.
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

    /// Puts the new items in, unseen.
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

    /// Puts other items in the place of those that are on their way in, or are there.
    func replaceItems(_ items: [UIBarButtonItem]?) {
        guard let content, leaving != nil, let items else { return setItems(items, animated: false) }
        content.show(items)
    }

    // MARK: Look

    /// How the bar looks.
    open var standardAppearance = UIToolbarAppearance() {
        didSet {
            hasOwnAppearance = true
            applyAppearance()
        }
    }

    /// How the bar looks while the content is scrolled to its end; nil is the standard look here, where a phone shows no background. The bar
    /// does not follow the content's scrolling, so that another look than the standard one is refused.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet { setNeedsLayout() }
    }

    /// The background's colour; nil is the system's. Not used where the bar has an appearance of its own.
    open var barTintColor: UIColor? {
        didSet { applyAppearance() }
    }

    /// Whether content lies behind the bar. It does always here.
    open var isTranslucent = true {
        didSet { precondition(isTranslucent, "LinuxUIKit: UIToolbar.isTranslucent = false is not simulated") }
    }

    private func applyAppearance() {
        background.backgroundColor = (hasOwnAppearance ? nil : barTintColor) ?? standardAppearance.backgroundColor
        hairline.backgroundColor = standardAppearance.shadowColor
    }

    // MARK: Layout

    /// 44 points high, 32 where the height is compact.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UIToolbar.height(in: traitCollection))
    }

    /// As high as it needs; as wide as it is made.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIToolbar.height(in: traitCollection))
    }

    static func height(in traits: UITraitCollection) -> CGFloat {
        traits.verticalSizeClass == .compact ? 32 : 44
    }

    /// The safe area at the sides keeps buttons off them.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        content?.setNeedsLayout()
        setNeedsLayout()
    }

    /// The background reaches down as far as the safe area under the bar does.
    open override func layoutSubviews() {
        super.layoutSubviews()
        precondition(
            scrollEdgeAppearance?.looksLike(standardAppearance) ?? true,
            "LinuxUIKit: UIToolbar.scrollEdgeAppearance other than standardAppearance is not simulated"
        )
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + roomBelow)
        hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(traitCollection.displayScale, 1))
        content?.frame = bounds
        leaving?.frame = bounds
    }

    override var layoutDependsOnTraits: Bool { true }

    /// A bar that stands on the safe area has nothing but its background below it, in points.
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
