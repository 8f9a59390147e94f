/// A row or a column of views.
///
/// The stack lays its members out with constraints, made in `updateConstraints()`.
@preconcurrency @MainActor open class UIStackView: UIView {
    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// The active constraints of the members.
    private var active: [NSLayoutConstraint] = []
    private var isArrangementStale = true
    private var guides: [UILayoutGuide] = []

    /// The difference between the priorities of two neighbouring members. The difference decides if all else is equal.
    static let step: Float = 0.001

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

    /// Adds a view at the end of the arrangement, and makes the view a subview.
    open func addArrangedSubview(_ view: UIView) {
        arrange(view, at: arranged.count)
    }

    /// Takes a view out of the arrangement. The view stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        view.autoLayout?.stackPlace = nil
        arrangementDidChange()
    }

    /// Puts a view at a place in the arrangement. A view that is arranged already moves to that place.
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
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangementDidChange()
    }

    /// Takes the subview out of the arrangement as well.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: Arrangement

    /// The axis of the stack: horizontal for a row, vertical for a column.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { arrangementDidChange() }
    }

    /// The distribution of the length among the members.
    open var distribution: Distribution = .fill {
        didSet { arrangementDidChange() }
    }

    /// The alignment of the members across the axis.
    open var alignment: Alignment = .fill {
        didSet { arrangementDidChange() }
    }

    /// The gap between neighbours, in points. If the distribution makes gaps, this is the smallest gap.
    open var spacing: CGFloat = 0 {
        didSet { arrangementDidChange() }
    }

    /// Whether the members stay within the layout margins.
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

    /// Returns the gap after a member, or `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    private func arrangementDidChange() {
        isArrangementStale = true
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    // MARK: Constraints

    /// Makes the constraints of the members anew if the arrangement has changed.
    open override func updateConstraints() {
        if isArrangementStale { renewConstraints() }
        super.updateConstraints()
    }

    private func renewConstraints() {
        isArrangementStale = false
        for (index, view) in arranged.enumerated() {
            let place = StackPlace(axis: axis, weight: distribution == .fill ? UIStackView.step * Float(index) : 0)
            guard view.makeAutoLayout().stackPlace != place else { continue }
            view.makeAutoLayout().stackPlace = place
            view.contentDidChangeInConstraints()
        }
        NSLayoutConstraint.deactivate(active)
        let new = StackConstraints(self)
        guides = new.guides
        active = new.constraints
        NSLayoutConstraint.activate(active)
    }

    /// Returns the gap after a member, in points.
    func gap(after view: UIView) -> CGFloat {
        let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
        return gap == UIStackView.spacingUseSystem ? LayoutMetrics.systemSpacing : gap
    }

    /// Returns the length of a member along the axis if nothing stretches or shrinks the member.
    func naturalLength(of view: UIView) -> CGFloat {
        let width = axis == .vertical && view.heightFollowsWidth && bounds.width > 0 ? bounds.width : nil
        let size = view.naturalSize(within: width)
        let length = axis == .horizontal ? size.width : size.height
        guard length == UIView.noIntrinsicMetric else { return length }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return axis == .horizontal ? fitting.width : fitting.height
    }

    override func subviewVisibilityDidChange(_ subview: UIView) {
        if arranged.contains(where: { $0 === subview }) { arrangementDidChange() }
    }

    override func subviewContentSizeDidChange(_ subview: UIView) {
        super.subviewContentSizeDidChange(subview)
        if distribution == .fillProportionally { arrangementDidChange() }
    }
}

/// The place of a member in a stack. An earlier member has a lower weight, so it is the first to be stretched or shrunk along the axis.
struct StackPlace: Equatable {
    let axis: NSLayoutConstraint.Axis
    let weight: Float
}
