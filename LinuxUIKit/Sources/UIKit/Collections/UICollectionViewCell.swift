/// A cell of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// The view that holds the cell's contents. If there is a content configuration, the view is the configuration's view.
    open private(set) var contentView = UIView()

    /// A cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Traps, because LinuxUIKit has no archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Whether the item is selected.
    open var isSelected = false {
        didSet { if oldValue != isSelected { stateDidChange() } }
    }

    /// Whether the item is highlighted because a finger is on it.
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { stateDidChange() } }
    }

    /// The view behind the contents.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { configuredBackground.configuration = nil }
            replaceBackground(oldValue, with: backgroundView)
        }
    }

    /// The view behind the contents of a selected or highlighted item.
    open var selectedBackgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: selectedBackgroundView) }
    }

    private func replaceBackground(_ old: UIView?, with new: UIView?) {
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, belowSubview: contentView)
        if let backgroundView { sendSubviewToBack(backgroundView) }
        updateBackgrounds()
    }

    private func updateBackgrounds() {
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    }

    private func stateDidChange() {
        updateBackgrounds()
        setNeedsUpdateConfiguration()
    }

    // MARK: Focus

    /// Whether the item may get the focus. The delegate decides, or else the collection view's `allowsFocus`.
    open override var canBecomeFocused: Bool {
        guard let listView, let path = listView.indexPath(for: self) else { return false }
        return listView.delegate?.collectionView(listView, canFocusItemAt: path) ?? listView.allowsFocus
    }

    override func focusDidChange() {
        setNeedsUpdateConfiguration()
    }

    override func selectByKey() -> Bool {
        guard let listView, listView.allowsSelection, let path = listView.indexPath(for: self) else { return false }
        listView.selectByUser(path)
        return true
    }

    // MARK: Configurations

    private var ownContentConfiguration: (any UIContentConfiguration)?
    var configuredBackground = ConfiguredBackground()
    /// The view that the content configuration has made.
    private(set) var configuredContentView: (any UIView & UIContentView)?
    private var needsUpdateConfiguration = false

    /// The content configuration, whose view is the content view. If the value becomes `nil`, the content view is replaced with an empty
    /// view. The view is kept as long as configurations of the same type follow each other.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { ownContentConfiguration }
        set {
            show(updated(newValue))
            listView?.preferredSizeMayHaveChanged(of: self)
        }
    }

    /// Whether the content configuration follows the cell's state automatically.
    open var automaticallyUpdatesContentConfiguration = true

    /// Shows a content configuration in the existing view if possible, or else in a new view.
    private func show(_ configuration: (any UIContentConfiguration)?) {
        ownContentConfiguration = configuration
        guard let configuration else {
            guard configuredContentView != nil else { return }
            configuredContentView = nil
            return replaceContentView(with: UIView())
        }
        if let view = configuredContentView, view.supports(configuration) {
            view.configuration = configuration
            return
        }
        let view = configuration.makeContentView()
        configuredContentView = view
        replaceContentView(with: view)
    }

    private func replaceContentView(with view: UIView) {
        let former = contentView
        view.frame = former.frame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, aboveSubview: former)
        contentView = view
        former.removeFromSuperview()
    }

    private func updated(_ configuration: (any UIContentConfiguration)?) -> (any UIContentConfiguration)? {
        automaticallyUpdatesContentConfiguration ? configuration?.updated(for: configurationState) : configuration
    }

    /// The background configuration. A configuration replaces the background views. With `nil`, the background views are used.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configuredBackground.configuration }
        set {
            if newValue != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
            configuredBackground.configuration =
                automaticallyUpdatesBackgroundConfiguration ? newValue?.updated(for: configurationState) : newValue
            configuredBackground.show(in: self)
        }
    }

    /// Whether the background configuration follows the cell's state automatically.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// The state that the configurations follow.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        state.isFocused = isFocused
        state.isSwiped = listView?.swipeActions?.row?.cell === self
        return state
    }

    /// Requests an update of the configurations before the next frame.
    open func setNeedsUpdateConfiguration() {
        guard !needsUpdateConfiguration else { return }
        needsUpdateConfiguration = true
        // The request doesn't cause a layout pass of the cell. A cell without configurations needs none.
        Platform.current.afterLayout { [weak self] in self?.updateConfigurationIfNeeded() }
    }

    /// Updates the configurations for a state. Cells that override the method set their configurations in it.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if let configuration = contentConfiguration, automaticallyUpdatesContentConfiguration {
            show(configuration.updated(for: state))
        }
        if let configuration = backgroundConfiguration, automaticallyUpdatesBackgroundConfiguration {
            configuredBackground.configuration = configuration.updated(for: state)
            configuredBackground.show(in: self)
        }
    }

    /// A closure that updates a cell's configurations for a state, after `updateConfiguration(using:)`.
    public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    /// The closure that updates the configurations for each state, or `nil` if there is none.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
    }

    /// Performs a requested update of the configurations.
    func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    /// Returns the attributes that the cell prefers, after a requested update of the configurations.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        updateConfigurationIfNeeded()
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }

    override func subviewContentSizeDidChange(_ subview: UIView) {
        super.subviewContentSizeDidChange(subview)
        if subview === contentView { contentSizeWasInvalidated(byConstraints: false) }
    }

    override func constraintsDidChange(in subview: UIView) -> Bool {
        guard subview === contentView else { return false }
        contentSizeWasInvalidated(byConstraints: true)
        return true
    }

    override var viewWithContents: UIView { contentView }
    override var viewThatFits: UIView { configuredContentView ?? self }

    /// Updates the configurations if required, and lays out their views.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        configuredBackground.place(in: bounds, around: self)
    }
}
