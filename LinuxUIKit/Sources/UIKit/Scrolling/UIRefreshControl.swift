/// A control above a scroll view's content. The control appears when a finger pulls the content down, and stays as long as the content is
/// refreshed.
///
/// The control doesn't move while it is visible. Its height and the distance of the pull are chosen, since Apple publishes no numbers.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    static let height: CGFloat = 60
    /// The distance of the content past its edge at which a refresh begins, in points.
    static let pull: CGFloat = 90
    private static let rayCount = 8

    private let label = UILabel()
    /// Whether the current drag has begun a refresh. A drag begins at most one refresh.
    private var hasBegunInDrag = false

    /// Creates a control of the system's size.
    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: UIRefreshControl.height))
    }

    /// Creates a control with a frame, which the scroll view changes.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func setUp() {
        backgroundColor = .clear
        isHidden = true
        contentMode = .redraw
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .footnote)
        addSubview(label)
    }

    /// A text below the rays.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    /// Redraws the rays in the new color.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    // MARK: Refreshing

    /// Whether the content is being refreshed.
    open private(set) var isRefreshing = false

    /// Shows that the program has begun a refresh. No event is sent, and the content stays in its place.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        scrollView?.refreshDidChange()
    }

    /// Ends the refresh and hides the control.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        scrollView?.refreshDidChange()
    }

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    // MARK: The scroll view's calls

    /// Updates the control after a movement of the content or a new size of the view. A long pull begins a refresh.
    func follow(_ scrollView: UIScrollView) {
        let past = -scrollView.contentOffset.y - scrollView.insetWithoutRefresh.top
        if !scrollView.isDragging { hasBegunInDrag = false }
        if scrollView.isDragging, past >= UIRefreshControl.pull, isEnabled, !isRefreshing, !hasBegunInDrag {
            hasBegunInDrag = true
            isRefreshing = true
            sendActions(for: .valueChanged)
            sendActions(for: .primaryActionTriggered)
        }
        UIView.performWithoutAnimation {
            isHidden = !isRefreshing && past <= 0
            alpha = isRefreshing ? 1 : min(max(past / UIRefreshControl.pull, 0), 1)
            let top = -scrollView.contentInset.top - UIRefreshControl.height
            let place = CGRect(x: scrollView.bounds.minX, y: top, width: scrollView.bounds.width, height: UIRefreshControl.height)
            if frame != place { frame = place }
        }
    }

    // MARK: Look

    /// Places the text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 0, y: bounds.maxY - 20, width: bounds.width, height: attributedTitle == nil ? 0 : 16)
    }

    /// Draws the rays.
    open override func draw(_ rect: CGRect) {
        let middle = CGPoint(x: bounds.midX, y: attributedTitle == nil ? bounds.midY : bounds.midY - 8)
        let color = (ownTint ?? .secondaryLabel).resolvedColor(with: traitCollection)
        for ray in 0..<UIRefreshControl.rayCount {
            let angle = CGFloat(ray) / CGFloat(UIRefreshControl.rayCount) * 2 * .pi
            let path = UIBezierPath()
            path.move(to: CGPoint(x: middle.x + 5 * sin(angle), y: middle.y - 5 * cos(angle)))
            path.addLine(to: CGPoint(x: middle.x + 10 * sin(angle), y: middle.y - 10 * cos(angle)))
            path.lineWidth = 2.5
            path.lineCapStyle = .round
            color.withAlphaComponent(1 - CGFloat(ray) / 10).setStroke()
            path.stroke()
        }
    }

    private var ownTint: UIColor? { tint.color }
}

extension UIScrollView {
    /// The insets that the content has without a refresh.
    var insetWithoutRefresh: UIEdgeInsets {
        var insets = adjustedContentInset
        insets.top -= refreshInset
        return insets
    }

    /// Updates the insets after a refresh has begun or ended. During a drag, the room for the control stays the same until the fingers
    /// lift.
    func refreshDidChange() {
        guard drag == nil else { return }
        let offset = contentOffset
        let wasPulledDown = offset.y < -insetWithoutRefresh.top
        updateRefreshInset()
        refreshControl?.follow(self)
        guard wasPulledDown, refreshControl?.isRefreshing != true, window != nil else { return keepOffsetInRange() }
        setContentOffset(clamped(offset), animated: true)
    }

    /// Adds the room for the control above the content, or removes it.
    func updateRefreshInset() {
        let inset = refreshControl?.isRefreshing == true ? UIRefreshControl.height : 0
        guard inset != refreshInset else { return }
        refreshInset = inset
        // The content doesn't move at once when a refresh begins or ends.
        insetsMayHaveChanged(contentFollows: false)
    }

    func refreshControlDidChange(from former: UIRefreshControl?) {
        guard former !== refreshControl else { return }
        former?.removeFromSuperview()
        if let refreshControl { insertSubview(refreshControl, at: 0) }
        refreshDidChange()
        refreshControl?.follow(self)
    }
}
