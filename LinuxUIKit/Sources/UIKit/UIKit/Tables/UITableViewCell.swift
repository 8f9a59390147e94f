internal import PhoneBehavior

/// A row of a table, as it shows.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    let style: CellStyle
    let content = UIView()
    /// The name under which the cell is used again; nil for one that is not.
    public let reuseIdentifier: String?

    let systemBackground = UIView()
    let separators = [UIView(), UIView()]
    let editingControl = CellEditingControl()
    /// What the table says of the place where the cell lies.
    var surroundings = CellSurroundings() {
        didSet { if oldValue != surroundings { surroundingsDidChange() } }
    }
    var textLabels: (text: UILabel, detail: UILabel?)?
    var ownImageView: UIImageView?
    private var ownSelection = false
    private var ownHighlight = false
    var accessory: UIView?
    var automaticMargins: NSDirectionalEdgeInsets?
    /// Whether the cell clips because it has an inset group's corners.
    var clipsForCorners = false
    weak var tableView: UITableView?

    // MARK: Making

    /// A cell with a name to be used again under.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: CellMetrics.rowHeight))
        systemBackground.isUserInteractionEnabled = false
        systemBackground.isHidden = true
        addSubview(systemBackground)
        content.frame = bounds
        // What is in it is not to be solved in a size that is no longer the cell's.
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // The table keeps contents within the safe area, from which cells scroll in and out.
        content.insetsLayoutMarginsFromSafeArea = false
        addSubview(content)
        for separator in separators {
            separator.isUserInteractionEnabled = false
            separator.isHidden = true
            addSubview(separator)
        }
    }

    /// A cell of the default style that is not used again.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: \(type(of: self)).init(coder:): there are no storyboards or archives here")
    }

    /// The cell is about to be used for another row.
    open func prepareForReuse() {}

    // MARK: Contents

    /// The view that holds the contents, and makes room for accessory and editing control.
    open var contentView: UIView { content }

    /// The text, if the cell has one.
    open var textLabel: UILabel? { labels.text }

    /// The second text, of the styles that have one.
    open var detailTextLabel: UILabel? { labels.detail }

    /// The image at the near side; cells of the style `value2` have none.
    open var imageView: UIImageView? {
        guard style != .value2 else { return nil }
        if let ownImageView { return ownImageView }
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        ownImageView = view
        content.addSubview(view)
        return view
    }

    /// Made when they are first asked for, so that cells with contents of their own have none.
    private var labels: (text: UILabel, detail: UILabel?) {
        if let textLabels { return textLabels }
        let text = UILabel()
        text.font = .preferredFont(forTextStyle: style == .value2 ? .footnote : .body)
        content.addSubview(text)
        var detail: UILabel?
        if style != .default {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: style == .subtitle ? .caption1 : .body)
            label.textColor = style == .value1 ? .secondaryLabel : .label
            content.addSubview(label)
            detail = label
        }
        if style == .value2 {
            text.textColor = .tintColor
            text.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        }
        textLabels = (text, detail)
        return (text, detail)
    }

    /// How many steps of `indentationWidth` the contents are moved in.
    open var indentationLevel = 0 {
        didSet { setNeedsLayout() }
    }

    /// The width of a step, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { setNeedsLayout() }
    }

    // MARK: Backgrounds

    /// The view behind the contents.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: backgroundView) }
    }

    /// The view behind the contents of a selected or highlighted row, in front of the other one.
    open var selectedBackgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: selectedBackgroundView) }
    }

    private func replaceBackground(_ old: UIView?, with new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new {
            new.frame = bounds
            new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(new, belowSubview: content)
            if let backgroundView { insertSubview(backgroundView, aboveSubview: systemBackground) }
        }
        updateBackgrounds()
    }

    /// The colour behind the contents: set, it stands in for the system's background.
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            super.backgroundColor = newValue
            updateBackgrounds()
        }
    }

    func updateBackgrounds() {
        let isOn = ownSelection || ownHighlight
        let showsSelection = isOn && selectionStyle != .none
        selectedBackgroundView?.alpha = showsSelection ? 1 : 0
        let showsSystemSelection = showsSelection && selectedBackgroundView == nil
        systemBackground.isHidden =
            surroundings.background == nil || (backgroundColor != nil || backgroundView != nil) && !showsSystemSelection
        systemBackground.backgroundColor = showsSystemSelection ? .systemGray4 : surroundings.background
    }

    // MARK: Selection

    /// What the cell looks like when it is selected.
    open var selectionStyle = SelectionStyle.default {
        didSet { updateBackgrounds() }
    }

    /// Whether the row is selected.
    open var isSelected: Bool {
        get { ownSelection }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether a finger is on the row.
    open var isHighlighted: Bool {
        get { ownHighlight }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Selects the cell or not, by a fade if wanted; called by the table.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != ownSelection else { return }
        ownSelection = selected
        selectionDidChange(animated: animated)
    }

    /// Highlights the cell or not, by a fade if wanted; called by the table.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != ownHighlight else { return }
        ownHighlight = highlighted
        selectionDidChange(animated: animated)
    }

    private func selectionDidChange(animated: Bool) {
        content.highlightContents(ownSelection || ownHighlight)
        guard animated else { return UIView.performWithoutAnimation { updateBackgrounds() } }
        UIView.animate(withDuration: UITableView.fadeDuration, delay: 0, options: .allowUserInteraction) { self.updateBackgrounds() }
    }

    // MARK: Focus

    /// Whether the row may get the focus: by the delegate's word, or the table's.
    open override var canBecomeFocused: Bool {
        guard let tableView, let path = tableView.indexPath(for: self) else { return false }
        return tableView.delegate?.tableView(tableView, canFocusRowAt: path) ?? tableView.allowsFocus
    }

    override func selectByKey() -> Bool {
        guard let tableView, tableView.allowsAny, let path = tableView.indexPath(for: self) else { return false }
        tableView.selectByUser(path)
        return true
    }

    // MARK: Accessories

    /// What stands at the far side.
    open var accessoryType = AccessoryType.none {
        didSet { if oldValue != accessoryType { replaceAccessory() } }
    }

    /// A view of the app's own instead.
    open var accessoryView: UIView? {
        didSet { if oldValue !== accessoryView { replaceAccessory() } }
    }

    /// What stands at the far side while the cell is edited.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if oldValue != editingAccessoryType { replaceAccessory() } }
    }

    /// A view of the app's own instead, while the cell is edited.
    open var editingAccessoryView: UIView? {
        didSet { if oldValue !== editingAccessoryView { replaceAccessory() } }
    }

    private func replaceAccessory() {
        let type = isEditing ? editingAccessoryType : accessoryType
        let own = isEditing ? editingAccessoryView : accessoryView
        accessory?.removeFromSuperview()
        accessory = own ?? (type == .none ? nil : CellAccessory(type))
        if let accessory {
            addSubview(accessory)
            if let control = accessory as? CellAccessory {
                control.addAction(UIAction { [weak self] _ in self?.accessoryButtonTapped() }, for: .touchUpInside)
            }
        }
        setNeedsLayout()
    }

    private func accessoryButtonTapped() {
        guard let tableView, let path = tableView.indexPath(for: self) else { return }
        tableView.delegate?.tableView(tableView, accessoryButtonTappedForRowWith: path)
    }

    // MARK: Editing

    /// Whether the cell is edited.
    open var isEditing: Bool {
        get { ownEditing }
        set { setEditing(newValue, animated: false) }
    }

    private var ownEditing = false

    /// The control that the cell shows while it is edited.
    open internal(set) var editingStyle = EditingStyle.delete

    /// Whether the contents make room for the control.
    open var shouldIndentWhileEditing = true

    /// Begins or ends editing; called by the table.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != ownEditing else { return }
        ownEditing = editing
        replaceAccessory()
        editingControl.style = editing ? editingStyle : .none
        if editing { insertSubview(editingControl, aboveSubview: content) } else { editingControl.removeFromSuperview() }
        setNeedsLayout()
        if animated { UIView.animate(withDuration: UITableView.updateDuration) { self.layoutIfNeeded() } }
    }

    // MARK: Accessibility

    private var ownElement: Bool?

    /// Whether the cell is one element: unless set, while VoiceOver runs.
    open override var isAccessibilityElement: Bool {
        get {
            ownElement ?? (Platform.current.behavior.tableCellElements == .withVoiceOver && UIAccessibility.isVoiceOverRunning)
        }
        set { ownElement = newValue }
    }

    /// The cell's label: unless set, those of the elements in the cell while the cell is an element by itself.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (ownElement == nil && isAccessibilityElement ? labelOfContents : nil) }
        set { super.accessibilityLabel = newValue }
    }

    private var labelOfContents: String? {
        let elements = subviews.flatMap(AccessibilityTree(of: .current).elements(in:))
        let labels = elements.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
        return labels.isEmpty ? nil : labels.joined(separator: ", ")
    }

    // MARK: Separator

    /// How far the line below the cell stays away from its sides, in points; `automaticDimension` leaves a side to the table.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? surroundings.separatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    var ownSeparatorInset: UIEdgeInsets?

    // MARK: Layout

    /// The width that is asked for, and the height that texts and image want in it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let content = contentFrame(in: size)
        return CGSize(width: size.width, height: layout(in: content.size).height)
    }

    /// The size by the constraints in the content view; without any, what `sizeThatFits(_:)` says.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        takeMargins()
        let wide = UIView.layoutFittingExpandedSize
        let room = wide.width - contentFrame(in: wide).width
        return fittingSize(ofContent: content, room: room, targetSize, horizontalFittingPriority, verticalFittingPriority)
            ?? super.systemLayoutSizeFitting(
                targetSize,
                withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority
            )
    }

    /// The contents may want another height: the table asks for it, unless its `selfSizingInvalidation` says otherwise.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        tableView?.cellMayHaveResized(self)
    }

    override func subviewContentSizeDidChange(_ subview: UIView) {
        super.subviewContentSizeDidChange(subview)
        if subview === content { tableView?.cellMayHaveResized(self) }
    }

    override func constraintsDidChange(in subview: UIView) -> Bool {
        guard subview === content else { return false }
        tableView?.cellMayHaveResized(self, byConstraints: true)
        return true
    }

    /// Lays out the contents, the accessory and the separator.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    override var layoutDependsOnTraits: Bool { true }
}
