/// A scroll view's content that moves by itself: after a drag, or because it was asked to.
@MainActor final class ScrollFlight: SystemMotion {
    /// Why it moves.
    enum Reason {
        /// A finger let it go.
        case deceleration
        /// `setContentOffset(_:animated:)` and its like.
        case request
    }

    let reason: Reason
    /// Set when the content has changed its size meanwhile: the target was in the range of the former size.
    var mustEndInRange = false
    private weak var scrollView: UIScrollView?
    private let start = RenderServer.current.now
    private var path: Path

    private enum Path {
        case free(x: AxisMotion, y: AxisMotion)
        case eased(from: CGPoint, to: CGPoint)
    }

    /// How long an animated request takes, in seconds, and its curve, ease in and out: chosen, since Apple publishes neither.
    private static let requestDuration: CFTimeInterval = 0.3
    private static let requestCurve = CubicBezier(0.42, 0, 0.58, 1)

    init(_ scrollView: UIScrollView, x: AxisMotion, y: AxisMotion) {
        self.scrollView = scrollView
        reason = .deceleration
        path = .free(x: x, y: y)
    }

    init(_ scrollView: UIScrollView, to target: CGPoint) {
        self.scrollView = scrollView
        reason = .request
        path = .eased(from: scrollView.contentOffset, to: target)
    }

    var name: String { reason == .deceleration ? "a scroll view decelerates" : "a scroll view scrolls to an offset" }

    /// Where the content comes to rest.
    var target: CGPoint {
        switch path {
        case .free(let x, let y): CGPoint(x: x.target, y: y.target)
        case .eased(_, let target): target
        }
    }

    func advance(to time: CFTimeInterval) -> Bool {
        guard let scrollView else { return false }
        let elapsed = time - start
        guard elapsed < duration else {
            scrollView.flightDidMove(to: target, in: self)
            scrollView.flightDidEnd(self)
            return false
        }
        scrollView.flightDidMove(to: position(at: elapsed), in: self)
        return true
    }

    /// The content that it moves has become longer or shorter above what is seen: a request still ends where it was to, from somewhere else.
    func shift(by way: CGPoint) {
        guard case .eased(let from, let target) = path else { return }
        path = .eased(from: CGPoint(x: from.x + way.x, y: from.y + way.y), to: target)
    }

    /// What a request is to go to has moved.
    func retarget(to target: CGPoint) {
        guard case .eased(let from, _) = path else { return }
        path = .eased(from: from, to: target)
    }

    /// How fast it is now, in points a second: the slope over the millisecond about now.
    var velocity: CGPoint {
        let elapsed = min(RenderServer.current.now - start, duration)
        let (from, to) = (max(0, elapsed - 0.0005), min(duration, elapsed + 0.0005))
        guard to > from else { return .zero }
        let (first, last) = (position(at: from), position(at: to))
        return CGPoint(x: (last.x - first.x) / (to - from), y: (last.y - first.y) / (to - from))
    }

    private var duration: CFTimeInterval {
        switch path {
        case .free(let x, let y): max(x.duration, y.duration)
        case .eased: ScrollFlight.requestDuration
        }
    }

    private func position(at elapsed: CFTimeInterval) -> CGPoint {
        switch path {
        case .free(let x, let y):
            return CGPoint(x: x.position(at: min(elapsed, x.duration)), y: y.position(at: min(elapsed, y.duration)))
        case .eased(let from, let to):
            let part = ScrollFlight.requestCurve.y(atX: elapsed / ScrollFlight.requestDuration)
            return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
        }
    }
}
