internal import PhoneBehavior

/// The view of a table's row.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    let style: CellStyle
    let content = UIView()
    /// The identifier for the cell's reuse, or `nil` if the cell isn't reused.
    public let reuseIdentifier: String?

    let systemBackground = UIView()
    let separators = [UIView(), UIView()]
    let editingControl = CellEditingControl()
    /// The properties that follow from the cell's place in the table.
    var surroundings = CellSurroundings() {
        didSet { if oldValue != surroundings { surroundingsDidChange() } }
    }
    var textLabels: (text: UILabel, detail: UILabel?)?
    var ownImageView: UIImageView?
    private var ownSelection = false
    private var ownHighlight = false
    var accessory: UIView?
    var automaticMargins: NSDirectionalEdgeInsets?
    /// Whether the cell clips because of the round corners of an inset group.
    var clipsForCorners = false
    weak var tableView: UITableView?

    // MARK: Making

    /// Creates a cell with a style and a reuse identifier.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: CellMetrics.rowHeight))
        systemBackground.isUserInteractionEnabled = false
        systemBackground.isHidden = true
        addSubview(systemBackground)
        content.frame = bounds
        // Without this, the constraints in the content view would be solved for a size that the cell no longer has.
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // The table keeps the contents within the safe area. Without this, the margins would change when a cell scrolls into or out of the
        // safe area.
        content.insetsLayoutMarginsFromSafeArea = false
        addSubview(content)
        for separator in separators {
            separator.isUserInteractionEnabled = false
            separator.isHidden = true
            addSubview(separator)
        }
    }

    /// Creates a cell of the default style that isn't reused.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: \(type(of: self)).init(coder:): there are no storyboards or archives here")
    }

    /// Called before the cell is reused for another row.
    open func prepareForReuse() {}

    // MARK: Contents

    /// The view for the contents, beside the accessory and the editing control.
    open var contentView: UIView { content }

    /// The text, if the cell has one.
    open var textLabel: UILabel? { labels.text }

    /// The second text, if the cell's style has one.
    open var detailTextLabel: UILabel? { labels.detail }

    /// The image at the leading edge, or `nil` for cells of the style `value2`.
    open var imageView: UIImageView? {
        guard style != .value2 else { return nil }
        if let ownImageView { return ownImageView }
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        ownImageView = view
        content.addSubview(view)
        return view
    }

    /// The labels, which are made on the first access. Therefore, cells with the app's own contents have no labels.
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

    /// The number of steps by which the contents are indented. `indentationWidth` is the width of a step.
    open var indentationLevel = 0 {
        didSet { setNeedsLayout() }
    }

    /// The width of an indentation step, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { setNeedsLayout() }
    }

    // MARK: Backgrounds

    /// The view behind the contents.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: backgroundView) }
    }

    /// The view behind the contents of a selected or highlighted row, in front of `backgroundView`.
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

    /// The color behind the contents. If the color is set, it replaces the system's background.
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

    /// The look of the cell when it is selected.
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

    /// Selects or deselects the cell, optionally with a fade. The table calls this method.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != ownSelection else { return }
        ownSelection = selected
        selectionDidChange(animated: animated)
    }

    /// Highlights the cell or ends its highlight, optionally with a fade. The table calls this method.
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

    /// Whether the row may get the focus. The delegate decides, or else the table's `allowsFocus`.
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

    /// The type of the accessory at the trailing edge.
    open var accessoryType = AccessoryType.none {
        didSet { if oldValue != accessoryType { replaceAccessory() } }
    }

    /// A view of the app in place of the accessory.
    open var accessoryView: UIView? {
        didSet { if oldValue !== accessoryView { replaceAccessory() } }
    }

    /// The type of the accessory at the trailing edge in editing mode.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if oldValue != editingAccessoryType { replaceAccessory() } }
    }

    /// A view of the app in place of the accessory in editing mode.
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

    /// Whether the cell is in editing mode.
    open var isEditing: Bool {
        get { ownEditing }
        set { setEditing(newValue, animated: false) }
    }

    private var ownEditing = false

    /// The control that the cell shows in editing mode.
    open internal(set) var editingStyle = EditingStyle.delete

    /// Whether the contents make room for the editing control.
    open var shouldIndentWhileEditing = true

    /// Begins or ends the editing mode. The table calls this method.
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

    /// Whether the cell is one accessibility element. If the app hasn't set a value, the cell is an element on some phones while VoiceOver
    /// runs.
    open override var isAccessibilityElement: Bool {
        get {
            ownElement ?? (Platform.current.behavior.tableCellElements == .withVoiceOver && UIAccessibility.isVoiceOverRunning)
        }
        set { ownElement = newValue }
    }

    /// The cell's accessibility label. If the app has set neither a label nor `isAccessibilityElement`, the label of a cell that is an
    /// element consists of its contents' labels.
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

    /// The distance of the line below the cell from the sides, in points. `automaticDimension` leaves a side to the table.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? surroundings.separatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    var ownSeparatorInset: UIEdgeInsets?

    // MARK: Layout

    /// Returns the requested width, and the height that the texts and the image need in this width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let content = contentFrame(in: size)
        return CGSize(width: size.width, height: layout(in: content.size).height)
    }

    /// Returns the size by the constraints in the content view, or the result of `sizeThatFits(_:)` if there are none.
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

    /// Notifies the table that the contents may need another height. The table's `selfSizingInvalidation` decides whether the cell is
    /// resized.
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
