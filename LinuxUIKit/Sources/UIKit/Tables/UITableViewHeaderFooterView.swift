/// A header or footer of a table's section, which can be reused for another section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    private let content = UIView()
    /// The identifier for the view's reuse, or `nil` if the view isn't reused.
    public let reuseIdentifier: String?
    private let systemBackground = UIView()
    private var labels: (text: UILabel, detail: UILabel)?
    /// The style of the table that shows the view, and the view's role in the table.
    var place = Place() {
        didSet { if oldValue != place { placeDidChange() } }
    }

    struct Place: Equatable {
        var style = UITableView.Style.plain
        var isHeader = true
        var margin: CGFloat = 16
    }

    /// Creates a view with a reuse identifier.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: CellMetrics.plainHeaderHeight))
        systemBackground.isUserInteractionEnabled = false
        addSubview(systemBackground)
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.insetsLayoutMarginsFromSafeArea = false
        addSubview(content)
        placeDidChange()
    }

    /// Creates a view that isn't reused.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: \(type(of: self)).init(coder:): there are no storyboards or archives here")
    }

    /// Called before the view is reused for another section.
    open func prepareForReuse() {}

    /// The view for the contents.
    open var contentView: UIView { content }

    /// The text.
    open var textLabel: UILabel? { madeLabels.text }

    /// A second text, which headers and footers of groups show below the first.
    open var detailTextLabel: UILabel? { madeLabels.detail }

    /// The labels, which are made on the first access. Therefore, views with the app's own contents have no labels.
    private var madeLabels: (text: UILabel, detail: UILabel) {
        if let labels { return labels }
        let made = (text: UILabel(), detail: UILabel())
        labels = made
        for label in [made.text, made.detail] {
            label.numberOfLines = 0
            content.addSubview(label)
        }
        placeDidChange()
        return made
    }

    /// The view behind the contents.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView {
                backgroundView.frame = bounds
                backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                insertSubview(backgroundView, aboveSubview: systemBackground)
            }
            updateBackground()
        }
    }

    /// The color behind the contents. If the color is set, it replaces the system's background.
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            super.backgroundColor = newValue
            updateBackground()
        }
    }

    /// Shows the system's background only in plain tables, where rows pass below headers and footers.
    private func updateBackground() {
        systemBackground.isHidden = place.style != .plain || backgroundView != nil || backgroundColor != nil
        systemBackground.backgroundColor = .systemBackground
    }

    private func placeDidChange() {
        updateBackground()
        let isPlainHeader = place.style == .plain && place.isHeader
        labels?.text.font = isPlainHeader ? .preferredFont(forTextStyle: .headline) : .preferredFont(forTextStyle: .footnote)
        labels?.text.textColor = isPlainHeader ? .label : .secondaryLabel
        labels?.detail.font = .preferredFont(forTextStyle: .footnote)
        labels?.detail.textColor = .secondaryLabel
        setNeedsLayout()
    }

    // MARK: Layout

    /// The space around the texts. The headers of groups have their text near the rows.
    private var insets: UIEdgeInsets {
        switch (place.style, place.isHeader) {
        case (.plain, _): UIEdgeInsets(top: 4, left: place.margin, bottom: 4, right: place.margin)
        case (_, true): UIEdgeInsets(top: 17, left: place.margin, bottom: 6, right: place.margin)
        case (_, false): UIEdgeInsets(top: 8, left: place.margin, bottom: 8, right: place.margin)
        }
    }

    /// Returns the requested width, and the height that the texts need in this width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let labels else { return CGSize(width: size.width, height: CellMetrics.plainHeaderHeight) }
        let width = max(0, size.width - insets.left - insets.right)
        let texts = [labels.text, labels.detail].map { $0.sizeThatFits(CGSize(width: width, height: 0)).height }
        let least = place.style == .plain ? CellMetrics.plainHeaderHeight : 0
        return CGSize(width: size.width, height: max(least, texts[0] + texts[1] + insets.top + insets.bottom))
    }

    /// Returns the size by the constraints in the content view, or the result of `sizeThatFits(_:)` if there are none.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(ofContent: content, room: 0, targetSize, horizontalFittingPriority, verticalFittingPriority)
            ?? super.systemLayoutSizeFitting(
                targetSize,
                withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority
            )
    }

    /// Lays out the contents.
    open override func layoutSubviews() {
        super.layoutSubviews()
        systemBackground.frame = bounds
        content.frame = bounds
        guard let labels else { return }
        let width = max(0, bounds.width - insets.left - insets.right)
        let text = labels.text.sizeThatFits(CGSize(width: width, height: 0)).height
        let detail = labels.detail.sizeThatFits(CGSize(width: width, height: 0)).height
        // In a plain table, the texts are in the middle. In groups, a header's texts are at its lower edge, and a footer's texts at its
        // upper edge.
        let top: CGFloat =
            switch (place.style, place.isHeader) {
            case (.plain, _): (bounds.height - text - detail) / 2
            case (_, true): bounds.height - insets.bottom - text - detail
            case (_, false): insets.top
            }
        labels.text.frame = CGRect(x: insets.left, y: top, width: width, height: text)
        labels.detail.frame = CGRect(x: insets.left, y: top + text, width: width, height: detail)
    }

    override var layoutDependsOnTraits: Bool { true }
}
