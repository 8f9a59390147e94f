/// A cell of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// The view that holds the cell's contents: the view of the contents' configuration, if there is one.
    open private(set) var contentView = UIView()

    /// A cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Whether the item is selected.
    open var isSelected = false {
        didSet { if oldValue != isSelected { stateDidChange() } }
    }

    /// Whether a finger is on the item.
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

    /// Whether the item may get the focus: by the delegate's word, or the collection view's.
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
    /// The view that the content's configuration has made.
    private(set) var configuredContentView: (any UIView & UIContentView)?
    private var needsUpdateConfiguration = false

    /// The contents as a value, whose view is the content view; a change to nil leaves an empty one. The view is kept as long as values of
    /// the same type follow each other.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { ownContentConfiguration }
        set {
            show(updated(newValue))
            listView?.preferredSizeMayHaveChanged(of: self)
        }
    }

    /// Whether contents follow the cell's state by themselves.
    open var automaticallyUpdatesContentConfiguration = true

    /// Shows contents: in the view that is there if it can, in a new one otherwise.
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

    /// The background as a value; nil leaves it to the background views, which it replaces otherwise.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configuredBackground.configuration }
        set {
            if newValue != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
            configuredBackground.configuration =
                automaticallyUpdatesBackgroundConfiguration ? newValue?.updated(for: configurationState) : newValue
            configuredBackground.show(in: self)
        }
    }

    /// Whether the background follows the cell's state by itself.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// The state that contents and background follow.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        state.isFocused = isFocused
        state.isSwiped = listView?.swipeActions?.row?.cell === self
        return state
    }

    /// The state has changed: contents and background follow before the next frame.
    open func setNeedsUpdateConfiguration() {
        guard !needsUpdateConfiguration else { return }
        needsUpdateConfiguration = true
        // Not by a layout of the cell: one without configurations needs none.
        Platform.current.afterLayout { [weak self] in self?.updateConfigurationIfNeeded() }
    }

    /// Makes contents and background for a state. Cells that override it set their configurations here.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if let configuration = contentConfiguration, automaticallyUpdatesContentConfiguration {
            show(configuration.updated(for: state))
        }
        if let configuration = backgroundConfiguration, automaticallyUpdatesBackgroundConfiguration {
            configuredBackground.configuration = configuration.updated(for: state)
            configuredBackground.show(in: self)
        }
    }

    /// Makes contents and background for a state, after `updateConfiguration(using:)`.
    public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    /// Makes contents and background for each state; nil is none.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
    }

    /// Makes outstanding configurations.
    func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    /// What the cell would like to be: its configurations are made before it is asked.
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

    /// Makes outstanding configurations, and puts their views into their places.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        configuredBackground.place(in: bounds, around: self)
    }
}
