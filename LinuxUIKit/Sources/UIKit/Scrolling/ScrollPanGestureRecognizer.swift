/// A scroll view's own pan recognizer. The app can't set its delegate. The recognizer notifies the scroll view when fingers come and go.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?
    private var fingers: Set<UITouch> = []
    private var landing: CFTimeInterval = 0
    /// The travel of the fingers from which their direction is judged, updated when the fingers move along no axis that scrolls.
    private var turningPoint = CGPoint.zero
    /// The fingers' movement before the last event, in points.
    private var formerTravel = CGPoint.zero
    /// Whether the fingers have stopped the content, and drag without having moved.
    private(set) var isCatch = false

    /// The movement by which the direction of the fingers is judged, in the scroll view's points.
    var judgedWay: CGPoint {
        convertVector(CGPoint(x: travel.x - turningPoint.x, y: travel.y - turningPoint.y), to: scrollView)
    }

    /// Whether fingers are on the content.
    var hasTouches: Bool { !fingers.isEmpty }

    /// The views on which the fingers landed.
    var touchedViews: [UIView] { fingers.compactMap(\.view) }

    /// Whether the fingers landed so recently that a phone would not have passed them on to the content yet.
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

    /// Returns whether this pan prevents another recognizer. On phones on which a drag is handed over to the enclosing scroll view, the pan
    /// of that scroll view waits for its turn.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard Platform.current.behavior.nestedHandover == .sameDrag, let outer = preventedGestureRecognizer as? ScrollPanGestureRecognizer,
            let scrollView
        else { return true }
        return scrollView.enclosingScrollView !== outer.scrollView
    }

    /// The pan of an inner scroll view that the fingers already drag, or `nil` if there is none.
    private var innerPan: ScrollPanGestureRecognizer? {
        guard Platform.current.behavior.nestedHandover == .sameDrag, let touched = touchedViews.first else { return nil }
        return sequence(first: touched, next: \.superview).prefix { $0 !== scrollView }.lazy.compactMap { ($0 as? UIScrollView)?.pan }
            .first { $0.state == .began || $0.state == .changed }
    }

    /// Takes over the drag from an inner scroll view if the fingers move on past the edge of its content. The movement counts from there.
    /// Returns whether the drag was taken over.
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

    /// Returns whether the fingers pan. On some phones, fingers that first move in a wrong direction can still pan: their direction is
    /// judged anew from there.
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

    /// The event that scrolls the content without touches, or `nil` if there is none.
    var scrollEvent: ScrollEvent? { touchlessEvent as? ScrollEvent }

    /// Stops moving content when fingers land on a trackpad, as fingers on the screen do.
    override func touchlessEventDidChange(_ event: TouchlessEvent) {
        if event.phase == .began {
            landing = Platform.current.touchTime
            scrollView?.touchDidLand()
        }
        super.touchlessEventDidChange(event)
        // A recognizer that has failed gets no more of the event. Without this, content that pages would rest between two pages.
        if !event.isUnderWay || state == .failed { scrollView?.touchesDidLeave() }
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
