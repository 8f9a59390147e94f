/// A scroll view's own recognizer: its delegate is the scroll view's affair, and it tells when fingers come and go.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?
    private var fingers: Set<UITouch> = []
    private var landing: CFTimeInterval = 0
    /// Where the fingers were, on their way, when they were last found to go along no axis that scrolls.
    private var turningPoint = CGPoint.zero
    /// The fingers' movement before the last event, in points.
    private var formerTravel = CGPoint.zero
    /// Whether the fingers have stopped content, and drag without a movement.
    private(set) var isCatch = false

    /// The way by which it is judged what the fingers drag, in the scroll view's points.
    var judgedWay: CGPoint {
        convertVector(CGPoint(x: travel.x - turningPoint.x, y: travel.y - turningPoint.y), to: scrollView)
    }

    /// Whether fingers are on the content.
    var hasTouches: Bool { !fingers.isEmpty }

    /// The views that the fingers landed in.
    var touchedViews: [UIView] { fingers.compactMap(\.view) }

    /// Whether the fingers are so fresh that a phone would not have given them to the content yet.
    var isWithinContentDelay: Bool {
        Platform.current.touchTime - landing <= Platform.current.touchThresholds.scrollTouchDelay
    }

    override weak var delegate: (any UIGestureRecognizerDelegate)? {
        get { nil }
        set {
            preconditionFailure(
                "NSInvalidArgumentException: UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate."
            )
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.isEmpty { landing = Platform.current.touchTime }
        fingers.formUnion(touches)
        let stopsDeceleration = scrollView?.isDecelerating ?? false
        scrollView?.touchDidLand()
        super.touchesBegan(touches, with: event)
        guard stopsDeceleration, Platform.current.behavior.fingerOnDeceleration == .beginsDrag else { return }
        guard state == .possible, waiting == nil, self.touches.count >= minimumNumberOfTouches else { return }
        isCatch = true
        state = .began
    }

    /// On phones on which a drag goes over to the scroll view around, that one's pan waits for its turn.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard Platform.current.behavior.nestedHandover == .sameDrag, let outer = preventedGestureRecognizer as? ScrollPanGestureRecognizer,
            let scrollView
        else { return true }
        return scrollView.enclosingScrollView !== outer.scrollView
    }

    /// The pan of a scroll view in this one that the fingers drag already.
    private var innerPan: ScrollPanGestureRecognizer? {
        guard Platform.current.behavior.nestedHandover == .sameDrag, let touched = touchedViews.first else { return nil }
        return sequence(first: touched, next: \.superview).prefix { $0 !== scrollView }.lazy.compactMap { ($0 as? UIScrollView)?.pan }
            .first { $0.state == .began || $0.state == .changed }
    }

    /// Takes the drag over from the scroll view inside if the fingers go on past that one's edge, and counts the way from there.
    private func takesOver(from inner: ScrollPanGestureRecognizer, at travel: CGPoint) -> Bool {
        let step = CGPoint(x: travel.x - formerTravel.x, y: travel.y - formerTravel.y)
        guard inner.scrollView?.enclosingScrollView === scrollView, step != .zero,
            inner.scrollView?.handsOver(along: convertVector(step, to: inner.scrollView)) ?? false
        else { return false }
        turningPoint = formerTravel
        inner.state = .cancelled
        return true
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        formerTravel = travel
    }

    /// On phones that do so, fingers that first go the wrong way are waited for, and judged anew from there.
    override func isPan(_ travel: CGPoint, thresholds: TouchThresholds) -> Bool {
        if let innerPan { return takesOver(from: innerPan, at: travel) }
        let way = CGPoint(x: travel.x - turningPoint.x, y: travel.y - turningPoint.y)
        guard super.isPan(way, thresholds: thresholds) else { return false }
        guard Platform.current.behavior.wrongWayDrag == .goesOnWaiting, let scrollView else { return true }
        if scrollView.mayScroll(along: convertVector(way, to: scrollView)) { return true }
        turningPoint = travel
        return false
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        remove(touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        remove(touches)
    }

    /// What scrolls it, where that is no touch.
    var scrollEvent: ScrollEvent? { touchlessEvent as? ScrollEvent }

    /// Fingers on a trackpad stop content that flies, as fingers on the screen do.
    override func touchlessEventDidChange(_ event: TouchlessEvent) {
        if event.phase == .began {
            landing = Platform.current.touchTime
            scrollView?.touchDidLand()
        }
        super.touchlessEventDidChange(event)
        if !event.isUnderWay { scrollView?.touchesDidLeave() }
    }

    override func reset() {
        super.reset()
        turningPoint = .zero
        formerTravel = .zero
        isCatch = false
        remove(fingers)
    }

    private func remove(_ touches: Set<UITouch>) {
        guard hasTouches else { return }
        fingers.subtract(touches)
        if fingers.isEmpty { scrollView?.touchesDidLeave() }
    }
}
