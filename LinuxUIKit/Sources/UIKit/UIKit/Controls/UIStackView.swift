/// A row or a column of views.
///
/// There is no Auto Layout here, so the stack lays its members out by their natural sizes: `intrinsicContentSize`, and for text the
/// height that follows from the width.
@preconcurrency @MainActor open class UIStackView: UIView {
    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// An empty row.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A row of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Archives do not exist here.
    public required init(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: UIStackView.init(coder:): there are no storyboards or archives here")
    }

    // MARK: Members

    /// The views of the row or column, in order.
    open var arrangedSubviews: [UIView] { arranged }

    /// Adds a view at the end, as a subview too if it is none.
    open func addArrangedSubview(_ view: UIView) {
        arrange(view, at: arranged.count)
    }

    /// Takes a view out of the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    /// Puts a view at a place of the arrangement, moving it if it is there already.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        precondition(
            (0...arranged.count).contains(stackIndex),
            "NSInternalInconsistencyException: index \(stackIndex) is beyond the \(arranged.count) arranged subviews"
        )
        arrange(view, at: stackIndex)
    }

    private func arrange(_ view: UIView, at index: Int) {
        arranged.removeAll { $0 === view }
        arranged.insert(view, at: min(index, arranged.count))
        if view.superview !== self { addSubview(view) }
        arrangementDidChange()
    }

    /// A view that is no subview any more is not arranged either.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: Arrangement

    /// Whether it is a row or a column.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { arrangementDidChange() }
    }

    /// How the members share the length.
    open var distribution: Distribution = .fill {
        didSet { arrangementDidChange() }
    }

    /// How they lie across it.
    open var alignment: Alignment = .fill {
        didSet { arrangementDidChange() }
    }

    /// The gap between neighbours, in points: the least one where the distribution makes gaps.
    open var spacing: CGFloat = 0 {
        didSet { arrangementDidChange() }
    }

    /// Whether the margins stay free.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { arrangementDidChange() }
    }

    /// Sets the gap after a member.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        let isDefault = spacing == UIStackView.spacingUseDefault
        customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The gap after a member, or `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    private func arrangementDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    // MARK: Size

    /// The size of all members at their natural sizes.
    open override var intrinsicContentSize: CGSize { contentSize(forWidth: nil) }

    /// The size of all members within a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentSize(forWidth: size.width < UIStackView.spacingUseDefault && size.width > 0 ? size.width : nil)
    }

    override func contentSize(forWidth width: CGFloat?) -> CGSize {
        let margins = margins
        let inner = width.map { max($0 - margins.left - margins.right, 0) }
        let views = shownViews
        var size = CGSize.zero
        switch axis {
        case .horizontal:
            let layout = layout(of: views, breadth: nil)
            let natural = layout.naturalLength
            let spans = layout.spans(in: min(inner ?? natural, natural))
            size.width = natural
            size.height = breadth(of: views, widths: spans.map(\.length))
        case .vertical:
            let natural = views.map { $0.contentSize(forWidth: inner).width }.max() ?? 0
            size.width = max(natural, 0)
            size.height = layout(of: views, breadth: inner ?? natural).naturalLength
        }
        size.width += margins.left + margins.right
        size.height += margins.top + margins.bottom
        return size
    }

    private var shownViews: [UIView] { arranged.filter { !$0.isHidden } }

    private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    private func layout(of views: [UIView], breadth: CGFloat?) -> StackLayout {
        let members = views.map { view in
            let length =
                axis == .horizontal
                ? view.contentSize(forWidth: nil).width : view.contentSize(forWidth: memberWidth(view, within: breadth)).height
            return StackLayout.Member(
                length: length == UIView.noIntrinsicMetric ? nil : length,
                hugging: view.contentHuggingPriority(for: axis).rawValue,
                compressionResistance: view.contentCompressionResistancePriority(for: axis).rawValue,
                spacingAfter: gap(after: view)
            )
        }
        return StackLayout(members: members, distribution: distribution)
    }

    private func gap(after view: UIView) -> CGFloat {
        let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
        // The system's spacing between siblings is 8 points.
        return gap == UIStackView.spacingUseSystem ? 8 : gap
    }

    private func memberWidth(_ view: UIView, within breadth: CGFloat?) -> CGFloat? {
        guard let breadth else { return nil }
        guard alignment != .fill else { return breadth }
        return min(max(view.contentSize(forWidth: breadth).width, 0), breadth)
    }

    private func breadth(of views: [UIView], widths: [CGFloat]) -> CGFloat {
        let heights = zip(views, widths).map { max($0.contentSize(forWidth: $1).height, 0) }
        guard isBaselineAligned else { return heights.max() ?? 0 }
        let offsets = zip(views, widths).map { baselineOffset(of: $0, width: $1) }
        let above = offsets.max() ?? 0
        return zip(heights, offsets).map { above - $1 + $0 }.max() ?? 0
    }

    // MARK: Layout

    /// Lays the members out.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: margins)
        let views = shownViews
        guard !views.isEmpty else { return }
        let layout = layout(of: views, breadth: axis == .vertical ? area.width : nil)
        let spans = layout.spans(in: axis == .horizontal ? area.width : area.height)
        let frames = zip(views, spans).map { frame(of: $0, span: $1, in: area) }
        let baseline = isBaselineAligned ? zip(views, frames).map { baselineOffset(of: $0, width: $1.width) }.max() ?? 0 : 0
        for (view, frame) in zip(views, frames) {
            var frame = frame
            if isBaselineAligned { frame.origin.y = area.minY + baseline - baselineOffset(of: view, width: frame.width) }
            place(view, in: frame)
        }
    }

    private func frame(of view: UIView, span: StackLayout.Span, in area: CGRect) -> CGRect {
        switch axis {
        case .horizontal:
            let height = alignment == .fill ? area.height : min(max(view.contentSize(forWidth: span.length).height, 0), area.height)
            let x = isRightToLeft ? area.maxX - span.end : area.minX + span.start
            return CGRect(x: x, y: area.minY + (area.height - height) * crossFraction, width: span.length, height: height)
        case .vertical:
            let width = memberWidth(view, within: area.width) ?? 0
            let fraction = isRightToLeft ? 1 - crossFraction : crossFraction
            return CGRect(x: area.minX + (area.width - width) * fraction, y: area.minY + span.start, width: width, height: span.length)
        }
    }

    /// How far across the free breadth a member lies, from the leading or top edge.
    private var crossFraction: CGFloat {
        switch alignment {
        case .fill, .leading, .firstBaseline, .lastBaseline: 0
        case .center: 0.5
        case .trailing: 1
        }
    }

    /// Edges lie on whole pixels, as Auto Layout puts them; a transform of the member stays as it is.
    private func place(_ view: UIView, in frame: CGRect) {
        let scale = max(traitCollection.displayScale, 1)
        func aligned(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (minX, maxX) = (aligned(frame.minX), aligned(frame.maxX))
        let (minY, maxY) = (aligned(frame.minY), aligned(frame.maxY))
        let anchor = view.layer.anchorPoint
        let size = CGSize(width: maxX - minX, height: maxY - minY)
        if view.bounds.size != size { view.bounds.size = size }
        let center = CGPoint(x: minX + anchor.x * size.width, y: minY + anchor.y * size.height)
        if view.center != center { view.center = center }
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var isBaselineAligned: Bool {
        guard alignment == .firstBaseline || alignment == .lastBaseline else { return false }
        precondition(axis == .horizontal, "LinuxUIKit: only a row is aligned by its members' baselines")
        return true
    }

    private func baselineOffset(of view: UIView, width: CGFloat) -> CGFloat {
        view.baselineOffset(forWidth: width, isLast: alignment == .lastBaseline)
    }

    /// The margins hold the members where `isLayoutMarginsRelativeArrangement` says so.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if isLayoutMarginsRelativeArrangement { arrangementDidChange() }
    }

    override func subviewVisibilityDidChange(_ subview: UIView) {
        if arranged.contains(where: { $0 === subview }) { arrangementDidChange() }
    }

    override func subviewContentSizeDidChange(_ subview: UIView) {
        arrangementDidChange()
    }
}
