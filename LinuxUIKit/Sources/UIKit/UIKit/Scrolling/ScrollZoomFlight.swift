/// Where zoomed content goes, but for its range at that scale.
enum ScrollZoomGoal {
    case offset(CGPoint)
    /// A point of the zoomed view, unscaled, comes into the middle. The app may lay the view elsewhere while it zooms.
    case middle(CGPoint)
}

/// A scroll view's content that zooms by itself: back within its limits, or because it was asked to.
@MainActor final class ScrollZoomFlight: SystemMotion {
    private weak var scrollView: UIScrollView?
    private let startTime = RenderServer.current.now
    private let startScale: CGFloat
    let startOffset: CGPoint
    let scale: CGFloat
    let goal: ScrollZoomGoal
    /// Whether it began beyond the limits.
    let isBounce: Bool

    /// In seconds, eased in and out: chosen, since Apple publishes neither.
    private static let duration: CFTimeInterval = 0.3
    private static let curve = CubicBezier(0.42, 0, 0.58, 1)

    init(_ scrollView: UIScrollView, to scale: CGFloat, goal: ScrollZoomGoal) {
        self.scrollView = scrollView
        self.scale = scale
        self.goal = goal
        startScale = scrollView.zoomScale
        startOffset = scrollView.contentOffset
        isBounce = startScale < scrollView.minimumZoomScale || startScale > scrollView.maximumZoomScale
    }

    var name: String { "a scroll view zooms" }

    func advance(to time: CFTimeInterval) -> Bool {
        guard let scrollView else { return false }
        let elapsed = time - startTime
        guard elapsed < ScrollZoomFlight.duration else {
            finish()
            return false
        }
        let part = ScrollZoomFlight.curve.y(atX: elapsed / ScrollZoomFlight.duration)
        scrollView.zoomFlightDidMove(self, scale: startScale + (scale - startScale) * part, part: part)
        return true
    }

    /// Jumps to the end.
    func finish() {
        scrollView?.zoomFlightDidMove(self, scale: scale, part: 1)
        scrollView?.zoomFlightDidEnd(self)
    }
}
