/// A row of segments, one of them selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// The index for no selected segment.
    public class var noSegment: Int { -1 }

    private static let height: CGFloat = 32
    private static let inset: CGFloat = 2

    private let pill = UIView()
    private var labels: [UILabel] = []
    private var segmentActions: [UIAction?] = []
    private var selected = -1

    /// A control with segments of titles.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for (index, item) in (items ?? []).enumerated() {
            guard let title = item as? String else {
                preconditionFailure("LinuxUIKit: a segment of \(type(of: item)) is not simulated: only titles are")
            }
            insertSegment(withTitle: title, at: index, animated: false)
        }
        sizeToFit()
    }

    /// A control with a segment for each action. A segment shows its action's title, and performs the action when selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
    }

    /// A control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func setUp() {
        // Only the segments are accessibility elements, not the control.
        isAccessibilityElement = false
        layer.cornerRadius = 8
        backgroundColor = .tertiarySystemFill
        pill.isUserInteractionEnabled = false
        pill.layer.cornerRadius = 7
        pill.layer.shadowOpacity = 0.12
        pill.layer.shadowOffset = CGSize(width: 0, height: 3)
        pill.layer.shadowRadius = 4
        addSubview(pill)
        updateLook()
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { labels.count }

    /// Inserts a segment with a title.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(title: title, action: nil, at: segment)
    }

    /// Inserts a segment with an action's title. The segment performs the action when selected.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(title: action.title, action: action, at: segment)
    }

    private func insert(title: String?, action: UIAction?, at segment: Int) {
        let index = min(max(segment, 0), labels.count)
        let label = UILabel()
        label.text = title
        label.textAlignment = .center
        label.isAccessibilityElement = true
        label.accessibilityTraits = .button
        addSubview(label)
        labels.insert(label, at: index)
        segmentActions.insert(action, at: index)
        if selected >= index { selected += 1 }
        updateLook()
        invalidateIntrinsicContentSize()
    }

    /// Removes all segments.
    open func removeAllSegments() {
        labels.forEach { $0.removeFromSuperview() }
        labels = []
        segmentActions = []
        selected = UISegmentedControl.noSegment
        updateLook()
        invalidateIntrinsicContentSize()
    }

    /// Sets a segment's title.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        requireSegment(segment)
        labels[segment].text = title
        invalidateIntrinsicContentSize()
    }

    /// Returns a segment's title.
    open func titleForSegment(at segment: Int) -> String? {
        requireSegment(segment)
        return labels[segment].text
    }

    private func requireSegment(_ segment: Int) {
        precondition(labels.indices.contains(segment), "NSRangeException: segment \(segment) is beyond the \(labels.count) segments")
    }

    /// The index of the selected segment, or `noSegment`. Setting the index sends no event.
    open var selectedSegmentIndex: Int {
        get { selected }
        set {
            if newValue != UISegmentedControl.noSegment { requireSegment(newValue) }
            selected = newValue
            updateLook()
        }
    }

    /// The selected segment's colour, or `nil` for the system's.
    open var selectedSegmentTintColor: UIColor? {
        didSet { updateLook() }
    }

    // MARK: Size and layout

    /// The natural size: room for all segments at the widest title's width.
    open override var intrinsicContentSize: CGSize {
        let widest = labels.map { $0.intrinsicContentSize.width }.max() ?? 0
        return CGSize(width: (widest + 20).rounded(.up) * CGFloat(max(labels.count, 1)), height: UISegmentedControl.height)
    }

    /// Returns the natural size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Places the segments.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for (index, label) in labels.enumerated() { label.frame = segmentRect(index).insetBy(dx: 4, dy: 0) }
        placePill()
    }

    override var layoutDependsOnTraits: Bool { true }

    private func placePill() {
        guard labels.indices.contains(selected) else { return }
        pill.frame = segmentRect(selected).insetBy(dx: UISegmentedControl.inset, dy: UISegmentedControl.inset)
    }

    private func segmentRect(_ index: Int) -> CGRect {
        let width = bounds.width / CGFloat(labels.count)
        let place = effectiveUserInterfaceLayoutDirection == .rightToLeft ? labels.count - 1 - index : index
        return CGRect(x: width * CGFloat(place), y: 0, width: width, height: bounds.height)
            .pixelAligned(scale: max(traitCollection.displayScale, 1))
    }

    private func updateLook() {
        pill.isHidden = !labels.indices.contains(selected)
        pill.backgroundColor =
            selectedSegmentTintColor ?? UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white }
        for (index, label) in labels.enumerated() {
            label.font = .systemFont(ofSize: 13, weight: index == selected ? .semibold : .medium)
            label.textColor = isEnabled ? .label : .tertiaryLabel
            if index == selected { label.accessibilityTraits.insert(.selected) } else { label.accessibilityTraits.remove(.selected) }
        }
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateLook()
    }

    /// Selects the segment under the lifted finger.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let point = touch?.location(in: self) else { return }
        guard let index = labels.indices.first(where: { segmentRect($0).contains(point) }), index != selected else { return }
        selected = index
        updateLook()
        UIView.animate(withDuration: 0.25) { self.placePill() }
        if let action = segmentActions[index] { sendAction(action) }
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    /// Returns false for a tap of a view around the control. The control's own action goes before such a tap.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !gestureRecognizer.isTapOverControl(self)
    }
}
