/// A view that shows a part of larger content. Fingers can move the content.
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// The rate at which released content slows down, per millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of the velocity that is left after a millisecond.
        public var rawValue: CGFloat

        /// Creates a rate from the part of the velocity that is left after a millisecond.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The axes on which the safe area is a part of the insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// On the axes that scroll, and at the top and bottom of a screen in a navigation or tab bar controller.
        case automatic = 0
        /// On the axes that scroll.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// On both axes.
        case always = 3
    }

    /// The object that is notified of scrolling. The property isn't the base of an override: a collection view has a delegate of its own
    /// type, which Swift doesn't accept in an override.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }

    weak var scrollDelegate: (any UIScrollViewDelegate)?
    let pan = ScrollPanGestureRecognizer()
    var drag: ScrollDrag?
    /// Whether fingers on the content have stopped its motion.
    var isCaught = false
    var flight: ScrollFlight?
    var indicators = ScrollIndicators()
    private let pinch = ScrollPinchGestureRecognizer()
    var zoom: ScrollZoom?
    /// The zooms of the content without fingers, the latest last.
    var zoomFlights: [ScrollZoomFlight] = []
    var currentZoomScale: CGFloat = 1
    private var insetInEffect = UIEdgeInsets.zero
    /// The room above the content for a control that is refreshing.
    var refreshInset: CGFloat = 0
    /// The navigation controller whose large title follows the content.
    weak var barController: UINavigationController?
    /// The edges of the content of which the controllers around have been notified.
    var notifiedEdges = NSDirectionalRectEdge()
    /// The distance by which the large title is smaller than at the top of the content, in points. The content may be pulled down by this
    /// distance.
    var titleSlack: CGFloat { barController?.titleSlack(of: self) ?? 0 }

    /// Creates a scroll view without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        pan.scrollView = self
        pan.allowedScrollTypesMask = .all
        pan.addHandler { [weak self] _ in self?.panDidChange() }
        addGestureRecognizer(pan)
        pinch.scrollView = self
        pinch.isEnabled = false
        pinch.addHandler { [weak self] _ in self?.pinchDidChange() }
        addGestureRecognizer(pinch)
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Content

    /// The point of the content at the view's upper left corner, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { programMoves(to: newValue) }
    }

    /// The size of the content, in points.
    open var contentSize: CGSize = .zero {
        didSet {
            guard oldValue != contentSize else { return }
            insetsMayHaveChanged()
            keepOffsetInRange()
            updateReachedEdges()
            setNeedsLayout()
        }
    }

    /// Space around the content, in points.
    open var contentInset: UIEdgeInsets = .zero {
        didSet { if oldValue != contentInset { contentInsetDidChange() } }
    }

    /// The insets, including the safe area's part and the room for a refresh.
    open var adjustedContentInset: UIEdgeInsets {
        contentInset + safeAreaPart + UIEdgeInsets(top: refreshInset, left: 0, bottom: 0, right: 0)
    }

    /// The axes on which the safe area is a part of the insets.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { insetsMayHaveChanged() }
    }

    /// Called when the adjusted insets have changed.
    open func adjustedContentInsetDidChange() {}

    /// Moves the content, optionally with an animation.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, UIView.areAnimationsEnabled, contentOffset != self.contentOffset else {
            endDecelerationByMethod()
            self.contentOffset = contentOffset
            return
        }
        start(ScrollFlight(self, to: contentOffset))
    }

    /// Moves the content by the shortest distance that makes a rectangle visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let area = bounds.inset(by: adjustedContentInset)
        func shift(_ low: CGFloat, _ high: CGFloat, in areaLow: CGFloat, _ areaHigh: CGFloat) -> CGFloat {
            if low < areaLow { return low - areaLow }
            return high > areaHigh ? min(high - areaHigh, low - areaLow) : 0
        }
        let target = CGPoint(
            x: contentOffset.x + shift(rect.minX, rect.maxX, in: area.minX, area.maxX),
            y: contentOffset.y + shift(rect.minY, rect.maxY, in: area.minY, area.maxY)
        )
        setContentOffset(clamped(target), animated: animated)
    }

    /// The control above the content that is visible during a pull and during a refresh.
    open var refreshControl: UIRefreshControl? {
        didSet { refreshControlDidChange(from: oldValue) }
    }

    // MARK: Zooming

    /// The smallest scale at which the content rests.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { pinch.isEnabled = canZoom }
    }

    /// The largest scale at which the content rests. Fingers can zoom only if the largest scale is larger than the smallest.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { pinch.isEnabled = canZoom }
    }

    /// The scale of the view that the delegate returns for zooming.
    open var zoomScale: CGFloat {
        get { currentZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Zooms to a scale within the limits, about the middle of the visible content.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        setZoom(scale, goal: nil, animated: animated)
    }

    /// Zooms so that a rectangle of the zoomed view fills the scroll view as far as the limits allow. The middle of the rectangle comes
    /// into the middle.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        let fitting = min(bounds.width / rect.width, bounds.height / rect.height)
        let scale = min(max(fitting, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        setZoom(scale, goal: .middle(CGPoint(x: rect.midX, y: rect.midY)), animated: animated)
    }

    /// Whether a zoom goes past its limits and springs back.
    open var bouncesZoom = true
    /// Whether fingers zoom.
    open var isZooming: Bool { zoom != nil }
    /// Whether the content comes back from beyond a zoom limit by itself.
    open var isZoomBouncing: Bool { zoomFlights.last?.isBounce ?? false }
    /// The recognizer that zooms, or `nil` if the limits leave no room for a zoom.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? pinch : nil }

    // MARK: Scrolling

    /// Whether fingers move the content.
    open var isScrollEnabled = true {
        didSet {
            let finishesDrag = drag != nil && Platform.current.behavior.scrollDisabledInDrag == .finishesDrag
            pan.isEnabled = isScrollEnabled || finishesDrag
        }
    }

    /// Whether a drag that begins along one axis is locked to that axis. A diagonal drag isn't locked.
    open var isDirectionalLockEnabled = false
    /// Whether the content goes past its edges and springs back.
    open var bounces = true
    /// Whether the content bounces vertically even if all of it is visible.
    open var alwaysBounceVertical = false {
        didSet { insetsMayHaveChanged() }
    }
    /// Whether the content bounces horizontally even if all of it is visible.
    open var alwaysBounceHorizontal = false {
        didSet { insetsMayHaveChanged() }
    }
    /// Whether the content rests only at multiples of the view's size.
    open var isPagingEnabled = false
    /// The rate at which released content slows down.
    open var decelerationRate = DecelerationRate.normal
    /// Whether a drag past the left or right edge of the content moves the scroll view around this one.
    @available(iOS 17.4, *)
    open var transfersHorizontalScrollingToParent = true
    /// Whether a drag past the top or bottom of the content moves the scroll view around this one.
    @available(iOS 17.4, *)
    open var transfersVerticalScrollingToParent = true
    /// Whether a tap on the status bar scrolls to the top, if no other scroll view on the screen does so. Without effect here: no finger
    /// reaches the status bar.
    open var scrollsToTop = true

    /// Whether a thin bar shows the position during vertical movement.
    open var showsVerticalScrollIndicator = true
    /// Whether a thin bar shows the position during horizontal movement.
    open var showsHorizontalScrollIndicator = true
    /// The insets of the vertical bar's track from the view's edges, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { updateIndicators() }
    }
    /// The insets of the horizontal bar's track from the view's edges, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { updateIndicators() }
    }
    /// The insets of both bars' tracks. The getter returns those of the vertical bar.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// Whether the safe area is added to the insets of the bars.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { updateIndicators() }
    }

    /// The look of the content at the top edge.
    @available(iOS 26.0, *)
    open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
    /// The look of the content at the left edge.
    @available(iOS 26.0, *)
    open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
    /// The look of the content at the bottom edge.
    @available(iOS 26.0, *)
    open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
    /// The look of the content at the right edge.
    @available(iOS 26.0, *)
    open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()

    /// Whether a finger is on the content.
    open var isTracking: Bool { pan.hasTouches }
    /// Whether a finger moves the content.
    open var isDragging: Bool { drag != nil }
    /// Whether released content moves on.
    open var isDecelerating: Bool { flight?.reason == .deceleration }

    /// Whether touches reach the content's views only after the finger has rested for a moment without scrolling, or has lifted.
    open var delaysContentTouches = true

    /// Whether a touch that has reached the content may be cancelled for scrolling.
    open var canCancelContentTouches = true

    /// Returns whether a view of the content gets touches: always, unless overridden.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Returns whether a touch in a view of the content may be cancelled for scrolling. Unless overridden, only controls keep their
    /// touches.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// The recognizer that scrolls.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    var judgedWay: CGPoint { pan.judgedWay }

    /// Returns whether the scroll view's own recognizer may begin. The pan may begin along an axis that scrolls, and not on a control that
    /// keeps its touch.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === pinch { return canZoom && zoomingView != nil }
        guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        if zoomsByItself, Platform.current.behavior.dragDuringZoomAnimation == .refused { return false }
        guard pan.isCatch || mayScroll(along: pan.judgedWay) else { return false }
        return pan.touchedViews.allSatisfy { view in
            view === self || canCancelContentTouches && touchesShouldCancel(in: view)
                || delaysContentTouches && pan.isWithinContentDelay
        }
    }

    // MARK: Hooks

    /// Returns the offset at which released content is to rest. Subclasses may choose another offset. The velocity is in points a second.
    func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// Called when the content has come to rest, after a drag or by itself.
    func motionDidEnd() {}

    /// Whether the content rests only at pages or groups, even after a finger has stopped the content between two of them.
    var restsAtStops: Bool { isPagingEnabled }

    /// The view's own rectangle. Its origin is the content offset.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            boundsDidChange(from: old)
        }
    }

    /// The view's rectangle in its superview.
    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.bounds
            super.frame = newValue
            boundsDidChange(from: old)
        }
    }

    /// Updates the insets, of which the safe area is a part.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsMayHaveChanged()
    }

    /// Updates the content size, the refresh control and the indicators.
    open override func layoutSubviews() {
        super.layoutSubviews()
        takeContentSizeByConstraints()
        refreshControl?.follow(self)
        updateIndicators()
    }

    /// Stops the motion of the content when the view has left its window. In a window, bars may follow the content.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil else { return fitBarsAround() }
        stopFlight()
        finishZoomFlights()
        keepOffsetInRange()
    }

    private func boundsDidChange(from old: CGRect) {
        if old.size != bounds.size {
            insetsMayHaveChanged()
            keepOffsetInRange()
            updateReachedEdges()
        }
        guard old.origin != bounds.origin else { return }
        setNeedsLayout()
        // A large title grows first. Only the distance beyond the grown title counts for a refresh.
        barController?.contentDidScroll(self)
        updateReachedEdges()
        refreshControl?.follow(self)
        scrollDelegate?.scrollViewDidScroll(self)
    }

    /// Updates the content after the app has set `contentInset`. If the content doesn't follow on the phone, it is kept in its range.
    private func contentInsetDidChange() {
        let follows = Platform.current.behavior.insetChangeAtRest == .follows
        insetsMayHaveChanged(contentFollows: follows)
        if !follows { keepOffsetInRange() }
    }

    /// Notifies of new insets. Content that rests at its beginning stays at its beginning.
    func insetsMayHaveChanged(contentFollows: Bool = true) {
        let old = insetInEffect
        let new = adjustedContentInset
        guard old != new else { return }
        insetInEffect = new
        var offset = contentOffset
        if offset.y == -old.top { offset.y = -new.top }
        if offset.x == -old.left { offset.x = -new.left }
        if contentFollows, offset != contentOffset, !isDragging, !isZooming { move(to: offset) }
        updateReachedEdges()
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
}
