/// A control with a title and an image that does something when it is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// The kind of button.
    public enum ButtonType: Int, Sendable {
        /// A button without a look of its own.
        case custom = 0
        /// A button in the tint, as in bars.
        case system = 1
    }

    /// A closure that updates the button for its state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// A closure that returns a pointer's style over the button. The closure gets the effect and the shape that the system has chosen.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    private let pointer = ButtonPointer()

    /// Whether the button lights up under a pointer. The default is false.
    open var isPointerInteractionEnabled: Bool {
        get { pointer.interaction.view != nil }
        set {
            guard newValue != isPointerInteractionEnabled else { return }
            if newValue { addInteraction(pointer.interaction) } else { removeInteraction(pointer.interaction) }
        }
    }

    /// The closure that returns a pointer's style over the button. Setting the closure enables the pointer interaction.
    open var pointerStyleProvider: PointerStyleProvider? {
        get { pointer.provider }
        set {
            pointer.provider = newValue
            if newValue != nil { isPointerInteractionEnabled = true }
        }
    }

    private var contents = ButtonStates()
    private var type = ButtonType.custom
    private var label: UILabel?
    private var picture: UIImageView?
    private var background: UIView?
    private var backgroundPicture: UIImageView?
    private var needsConfigurationUpdate = false
    private var isApplyingLook = false

    /// A button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        type = buttonType
    }

    /// A button of a kind with an action. The button shows the action's title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        type = buttonType
    }

    /// A button with a configuration and an action. If the configuration has no title or image, the button shows the action's.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.configuration = configuration
        type = .system
    }

    /// A button with an action. The button shows the action's title and image.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        guard let primaryAction else { return }
        addAction(primaryAction, for: .primaryActionTriggered)
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
    }

    /// A custom button.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func setUp() {
        isAccessibilityElement = true
        accessibilityTraits = .button
        isOpaque = false
    }

    /// The kind of button.
    open var buttonType: ButtonType { type }

    // MARK: Contents by state

    /// Sets the title of a state. A state without a title of its own shows the normal title.
    open func setTitle(_ title: String?, for state: State) {
        contents.titles[state] = title
        contentsDidChange()
    }

    /// Sets the title's colour in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        contents.titleColors[state] = color
        contentsDidChange()
    }

    /// Sets the image of a state.
    open func setImage(_ image: UIImage?, for state: State) {
        contents.images[state] = image
        contentsDidChange()
    }

    /// Sets the background image of a state. Ignored if the button has a configuration.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        contents.backgroundImages[state] = image
        contentsDidChange()
    }

    /// Returns the title of a state, or the normal title if the state has none.
    open func title(for state: State) -> String? { contents.titles[state] ?? contents.titles[.normal] }

    /// Returns the title's colour in a state, or the normal colour if the state has none.
    open func titleColor(for state: State) -> UIColor? { contents.titleColors[state] ?? contents.titleColors[.normal] }

    /// Returns the image of a state, or the normal image if the state has none.
    open func image(for state: State) -> UIImage? { contents.images[state] ?? contents.images[.normal] }

    /// Returns the background image of a state, or the normal background image if the state has none.
    open func backgroundImage(for state: State) -> UIImage? { contents.backgroundImages[state] ?? contents.backgroundImages[.normal] }

    /// The title that is shown.
    open var currentTitle: String? { look.title }

    /// The title's colour that is shown.
    open var currentTitleColor: UIColor { look.titleColor }

    /// The image that is shown.
    open var currentImage: UIImage? { look.image }

    /// The background image that is shown.
    open var currentBackgroundImage: UIImage? { look.backgroundImage }

    /// The view of the title.
    open var titleLabel: UILabel? {
        if label == nil {
            let label = UILabel()
            label.isAccessibilityElement = false
            label.lineBreakMode = .byTruncatingMiddle
            label.font = .systemFont(ofSize: type == .system ? 15 : 18)
            addSubview(label)
            self.label = label
        }
        return label
    }

    /// The view of the image.
    open var imageView: UIImageView? {
        if picture == nil {
            let picture = UIImageView(frame: .zero)
            picture.contentMode = .scaleAspectFit
            insertSubview(picture, at: [background, backgroundPicture].compactMap { $0 }.count)
            self.picture = picture
        }
        return picture
    }

    // MARK: Configuration

    /// The look and contents as a value, or `nil` for a button without a configuration.
    public var configuration: Configuration? {
        didSet {
            guard oldValue != configuration else { return }
            contentsDidChange()
        }
    }

    /// Whether a change of the state updates the configuration.
    open var automaticallyUpdatesConfiguration = true

    /// The closure that adjusts the configuration after a change of the button's state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether a tap toggles `isSelected`.
    open var changesSelectionAsPrimaryAction = false

    /// Requests an update of the configuration before the next frame.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Updates the configuration for the state.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    // MARK: Size and layout

    /// The size of image and title together, and at least the size of the background image.
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    /// Returns the size of image and title together, and at least the size of the background image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        applyLook()
        let (content, background) = (layout.size(), look.backgroundImage?.size ?? .zero)
        let scale = max(traitCollection.displayScale, 1)
        return CGSize(
            width: (max(content.width, background.width) * scale).rounded(.up) / scale,
            height: (max(content.height, background.height) * scale).rounded(.up) / scale
        )
    }

    override var textBaselines: (first: CGFloat, last: CGFloat)? {
        let size = sizeThatFits(.zero)
        let title = layout.frames(in: CGRect(origin: .zero, size: size)).title
        return label?.textBaselines.map { (title.minY + $0.first, size.height - title.maxY + $0.last) }
    }

    /// Lays out image and title.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        applyLook()
        let frames = layout.frames(in: bounds)
        let scale = max(traitCollection.displayScale, 1)
        picture?.frame = frames.image.pixelAligned(scale: scale)
        label?.frame = frames.title.pixelAligned(scale: scale)
        background?.frame = bounds
        backgroundPicture?.frame = bounds
        if let style = look.cornerStyle {
            background?.layer.cornerRadius = style.radius(height: bounds.height, textHeight: label?.font.pointSize ?? 17)
        }
    }

    override var layoutDependsOnTraits: Bool { true }

    private var layout: ButtonLayout {
        let look = look
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var layout = ButtonLayout()
        layout.imageSize = look.image?.size
        if let title = look.title, !title.isEmpty, let label {
            layout.titleSize = { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
        }
        layout.imageEdge = look.imagePlacement.edge(isRightToLeft: isRightToLeft)
        layout.padding = look.imagePadding
        layout.insets = UIEdgeInsets(
            top: look.insets.top,
            left: isRightToLeft ? look.insets.trailing : look.insets.leading,
            bottom: look.insets.bottom,
            right: isRightToLeft ? look.insets.leading : look.insets.trailing
        )
        layout.horizontal = effectiveContentHorizontalAlignment
        layout.vertical = contentVerticalAlignment
        return layout
    }

    // MARK: Look

    private var look: ButtonLook {
        let tint: UIColor = tintColor
        if var configuration {
            configuration.title = configuration.title ?? title(for: state)
            configuration.image = configuration.image ?? image(for: state)
            return configuration.look(tint: tint, state: state, traits: traitCollection)
        }
        let isDisabled = state.contains(.disabled)
        let plain: UIColor = type == .system ? (isDisabled ? .tertiaryLabel : tint) : .white
        var look = ButtonLook(
            title: title(for: state),
            image: image(for: state),
            titleColor: contents.titleColors[state] ?? (isDisabled && type == .system ? plain : titleColor(for: .normal) ?? plain),
            imageTint: isDisabled ? .tertiaryLabel : tint,
            isImageTemplate: type == .system
        )
        look.backgroundImage = backgroundImage(for: state)
        if isHighlighted, type == .system { look.contentAlpha = 0.2 }
        // A button without a configuration has six points above and below its title.
        if let title = look.title, !title.isEmpty { look.insets = NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0) }
        return look
    }

    private func applyLook() {
        let look = look
        isApplyingLook = true
        defer { isApplyingLook = false }
        if look.image != nil || picture != nil { apply(look, to: imageView) }
        if look.title != nil || label != nil { apply(look, to: titleLabel) }
        if look.backgroundImage != nil || backgroundPicture != nil { apply(look.backgroundImage) }
        guard look.background != nil || background != nil else { return }
        let background = background ?? makeBackground()
        background.backgroundColor = look.background
    }

    private func apply(_ look: ButtonLook, to picture: UIImageView?) {
        let image = look.image
        let isTemplate = image?.renderingMode == .alwaysTemplate || (look.isImageTemplate && image?.renderingMode == .automatic)
        if contents.shownImage !== image || contents.shownImageIsTemplate != isTemplate {
            contents.shownImage = image
            contents.shownImageIsTemplate = isTemplate
            picture?.image = isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image
        }
        if isTemplate, picture?.tintColor != look.imageTint { picture?.tintColor = look.imageTint }
        picture?.alpha = look.contentAlpha
    }

    private func apply(_ look: ButtonLook, to label: UILabel?) {
        guard let label else { return }
        if label.text != look.title { label.text = look.title }
        if label.textColor != look.titleColor { label.textColor = look.titleColor }
        if let font = look.font, label.font != font { label.font = font }
        label.alpha = look.contentAlpha
    }

    private func apply(_ backgroundImage: UIImage?) {
        let picture = backgroundPicture ?? UIImageView(frame: bounds)
        if backgroundPicture == nil { insertSubview(picture, at: 0) }
        backgroundPicture = picture
        picture.image = backgroundImage
    }

    private func makeBackground() -> UIView {
        let view = UIView()
        view.isUserInteractionEnabled = false
        insertSubview(view, at: 0)
        background = view
        return view
    }

    override func subviewContentSizeDidChange(_ subview: UIView) {
        if !isApplyingLook { contentsDidChange() }
    }

    private func contentsDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        updateConfiguration()
    }

    override func stateDidChange() {
        super.stateDidChange()
        if configurationUpdateHandler != nil || configuration != nil, automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
        contentsDidChange()
    }

    override func touchDidLiftInside() {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        sendActions(for: .primaryActionTriggered)
    }

    /// Returns false for a tap of a view around the button. The button's own action goes before such a tap.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !gestureRecognizer.isTapOverControl(self)
    }

    /// Updates the colours to the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    /// The title, unless another label was set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? currentTitle }
        set { super.accessibilityLabel = newValue }
    }
}
