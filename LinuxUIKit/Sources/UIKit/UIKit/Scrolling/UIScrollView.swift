/// A view that shows a part of something larger, and lets fingers move it.
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// How fast content that was let go slows down, per millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of the velocity that is left after a millisecond.
        public var rawValue: CGFloat

        /// A rate of a part.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// How the safe area becomes a part of the insets.
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

    /// What is told of the scrolling. Not an override's base: a collection view has a delegate of its own type, which Swift does
    /// not let override this one.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }

    weak var scrollDelegate: (any UIScrollViewDelegate)?
    let pan = ScrollPanGestureRecognizer()
    var drag: ScrollDrag?
    /// Whether fingers that are on the content have stopped it.
    var isCaught = false
    var flight: ScrollFlight?
    var indicators = ScrollIndicators()
    private let pinch = ScrollPinchGestureRecognizer()
    var zoom: ScrollZoom?
    /// The zooms that the content makes by itself, the latest last.
    var zoomFlights: [ScrollZoomFlight] = []
    var currentZoomScale: CGFloat = 1
    private var insetInEffect = UIEdgeInsets.zero
    /// The room above the content for a control that is refreshing.
    var refreshInset: CGFloat = 0
    /// The navigation controller whose large title follows the content.
    weak var barController: UINavigationController?
    /// By how much the large title is smaller than at the top of the content, in points: the content may be pulled down so far.
    var titleSlack: CGFloat { barController?.titleSlack(of: self) ?? 0 }

    /// A scroll view without content.
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

    /// The point of the content at the upper left corner, in points.
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
            setNeedsLayout()
        }
    }

    /// Space around the content, in points.
    open var contentInset: UIEdgeInsets = .zero {
        didSet { if oldValue != contentInset { contentInsetDidChange() } }
    }

    /// The insets with what the safe area adds.
    open var adjustedContentInset: UIEdgeInsets {
        contentInset + safeAreaPart + UIEdgeInsets(top: refreshInset, left: 0, bottom: 0, right: 0)
    }

    /// How the safe area becomes a part of the insets.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { insetsMayHaveChanged() }
    }

    /// The insets with the safe area in them have changed.
    open func adjustedContentInsetDidChange() {}

    /// Moves the content, with an animation if wanted.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, UIView.areAnimationsEnabled, contentOffset != self.contentOffset else {
            endDecelerationByMethod()
            self.contentOffset = contentOffset
            return
        }
        start(ScrollFlight(self, to: contentOffset))
    }

    /// Moves the content as little as shows the rectangle.
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

    /// What is seen above the content when a finger pulls it down, and while the content is refreshed.
    open var refreshControl: UIRefreshControl? {
        didSet { refreshControlDidChange(from: oldValue) }
    }

    // MARK: Zooming

    /// The smallest scale that the content rests at.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { pinch.isEnabled = canZoom }
    }

    /// The largest scale that the content rests at; it must be larger than the smallest for fingers to zoom.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { pinch.isEnabled = canZoom }
    }

    /// The scale of the view that the delegate lets zoom.
    open var zoomScale: CGFloat {
        get { currentZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Zooms to a scale, kept within the limits, about the middle of what shows.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        setZoom(scale, goal: nil, animated: animated)
    }

    /// Zooms so that a rectangle of the zoomed view fills the scroll view as far as the limits allow, its middle in the middle.
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
    /// Whether the content comes back from beyond a limit by itself.
    open var isZoomBouncing: Bool { zoomFlights.last?.isBounce ?? false }
    /// The recognizer that zooms; nil while there is nothing to zoom between.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? pinch : nil }

    // MARK: Scrolling

    /// Whether fingers move the content.
    open var isScrollEnabled = true {
        didSet {
            let finishesDrag = drag != nil && Platform.current.behavior.scrollDisabledInDrag == .finishesDrag
            pan.isEnabled = isScrollEnabled || finishesDrag
        }
    }

    /// Whether a drag that begins along one axis keeps to it. One that begins diagonally keeps to none.
    open var isDirectionalLockEnabled = false
    /// Whether the content goes past its edges and springs back.
    open var bounces = true
    /// Whether it does so up and down even if all of it shows.
    open var alwaysBounceVertical = false {
        didSet { insetsMayHaveChanged() }
    }
    /// Whether it does so sideways even if all of it shows.
    open var alwaysBounceHorizontal = false {
        didSet { insetsMayHaveChanged() }
    }
    /// Whether the content rests at multiples of the view's size alone.
    open var isPagingEnabled = false
    /// How fast content that was let go slows down.
    open var decelerationRate = DecelerationRate.normal
    /// Whether a drag past the left or right edge of the content moves the scroll view around this one.
    open var transfersHorizontalScrollingToParent = true
    /// Whether a drag past the top or bottom of the content moves the scroll view around this one.
    open var transfersVerticalScrollingToParent = true
    /// Whether a tap on the status bar scrolls to the top, if no other scroll view on the screen does so. Without effect here: no finger
    /// reaches the status bar.
    open var scrollsToTop = true

    /// Whether a thin bar shows the place while the content moves up or down.
    open var showsVerticalScrollIndicator = true
    /// Whether a thin bar shows the place while the content moves sideways.
    open var showsHorizontalScrollIndicator = true
    /// How far the upright bar's way lies within the view's edges, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { updateIndicators() }
    }
    /// How far the level bar's way lies within the view's edges, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { updateIndicators() }
    }
    /// Sets both.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// Whether the safe area adds to the insets of the bars.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { updateIndicators() }
    }

    /// How the content looks at the top edge.
    open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
    /// How the content looks at the left edge.
    open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
    /// How the content looks at the bottom edge.
    open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
    /// How the content looks at the right edge.
    open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()

    /// Whether a finger is on the content.
    open var isTracking: Bool { pan.hasTouches }
    /// Whether a finger moves the content.
    open var isDragging: Bool { drag != nil }
    /// Whether content that was let go moves on.
    open var isDecelerating: Bool { flight?.reason == .deceleration }

    /// Whether touches in the content reach the views there only once the finger has rested for a moment without scrolling, or has lifted.
    open var delaysContentTouches = true

    /// Whether a touch that has reached the content may be taken away to scroll.
    open var canCancelContentTouches = true

    /// Whether a view of the content gets touches: always, unless overridden.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a touch in a view of the content may be taken away to scroll: not from controls, unless overridden.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// The recognizer that scrolls.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    var judgedWay: CGPoint { pan.judgedWay }

    /// Whether the scroll view's own recognizer may begin: along an axis that scrolls, and not on a control that keeps its touch.
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

    /// Where content that is let go is to rest; subclasses may choose another place. The velocity is in points a second.
    func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// The content has come to rest, after a drag or by itself.
    func motionDidEnd() {}

    /// Whether the content rests at pages or groups alone, also where a finger has stopped it between two.
    var restsAtStops: Bool { isPagingEnabled }

    /// The view's own rectangle; its origin is the content's offset.
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

    /// The safe area becomes a part of the insets.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsMayHaveChanged()
    }

    /// Keeps the indicators in their place.
    open override func layoutSubviews() {
        super.layoutSubviews()
        takeContentSizeByConstraints()
        refreshControl?.follow(self)
        updateIndicators()
    }

    /// Content without a window does not move on.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil else { return }
        stopFlight()
        finishZoomFlights()
        keepOffsetInRange()
    }

    private func boundsDidChange(from old: CGRect) {
        if old.size != bounds.size {
            insetsMayHaveChanged()
            keepOffsetInRange()
        }
        guard old.origin != bounds.origin else { return }
        setNeedsLayout()
        // A large title grows first: only what is pulled beyond it counts for a refresh.
        barController?.contentDidScroll(self)
        refreshControl?.follow(self)
        scrollDelegate?.scrollViewDidScroll(self)
    }

    /// The app has set `contentInset`. Phones on which content doesn't follow keep it in its range.
    private func contentInsetDidChange() {
        let follows = Platform.current.behavior.insetChangeAtRest == .follows
        insetsMayHaveChanged(contentFollows: follows)
        if !follows { keepOffsetInRange() }
    }

    /// Tells of new insets, and keeps content that rests at its beginning there.
    func insetsMayHaveChanged(contentFollows: Bool = true) {
        let old = insetInEffect
        let new = adjustedContentInset
        guard old != new else { return }
        insetInEffect = new
        var offset = contentOffset
        if offset.y == -old.top { offset.y = -new.top }
        if offset.x == -old.left { offset.x = -new.left }
        if contentFollows, offset != contentOffset, !isDragging, !isZooming { move(to: offset) }
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
}
