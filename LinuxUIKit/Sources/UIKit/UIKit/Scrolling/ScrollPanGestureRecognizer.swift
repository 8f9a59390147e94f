/// A scroll view's own recognizer: its delegate is the scroll view's affair, and it tells when fingers come and go.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?
    private var fingers: Set<UITouch> = []
    private var landing: CFTimeInterval = 0

    /// Whether fingers are on the content.
    var hasTouches: Bool { !fingers.isEmpty }

    /// The views that the fingers landed in.
    var touchedViews: [UIView] { fingers.compactMap(\.view) }

    /// Whether the fingers are so fresh that a phone would not have given them to the content yet.
    var isWithinContentDelay: Bool {
        RenderServer.current.now - landing <= Platform.current.touchThresholds.scrollTouchDelay
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
        if fingers.isEmpty { landing = RenderServer.current.now }
        fingers.formUnion(touches)
        scrollView?.touchDidLand()
        super.touchesBegan(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        remove(touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        remove(touches)
    }

    override func reset() {
        super.reset()
        remove(fingers)
    }

    private func remove(_ touches: Set<UITouch>) {
        guard hasTouches else { return }
        fingers.subtract(touches)
        if fingers.isEmpty { scrollView?.touchesDidLeave() }
    }
}
