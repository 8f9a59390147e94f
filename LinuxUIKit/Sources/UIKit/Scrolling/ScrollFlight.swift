/// The motion of a scroll view's content without fingers: after a drag, or on request.
@MainActor final class ScrollFlight: SystemMotion {
    /// The reason for the motion.
    enum Reason {
        /// A finger has released the content.
        case deceleration
        /// The app has called `setContentOffset(_:animated:)` or a similar method.
        case request
    }

    let reason: Reason
    /// Whether the content must be moved into its range at the end. The flag is set if the content's size has changed during the motion:
    /// the target was in the range of the former size.
    var mustEndInRange = false
    private weak var scrollView: UIScrollView?
    private var start = RenderServer.current.now
    private var path: Path

    private enum Path {
        case free(x: AxisMotion, y: AxisMotion)
        case eased(from: CGPoint, to: CGPoint)
    }

    /// The duration of an animated request in seconds, and its curve, ease in and out: chosen, since Apple publishes neither.
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

    /// The offset at which the content comes to rest.
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

    /// Shifts the whole motion by a distance.
    func shift(by shift: CGPoint) {
        switch path {
        case .free(let x, let y):
            path = .free(x: x.shifted(by: shift.x), y: y.shifted(by: shift.y))
        case .eased(let from, let to):
            path = .eased(
                from: CGPoint(x: from.x + shift.x, y: from.y + shift.y),
                to: CGPoint(x: to.x + shift.x, y: to.y + shift.y)
            )
        }
    }

    /// Starts a new motion from an offset, with the current velocity, if the motion doesn't fit the new ranges.
    func aimAnew(
        at offset: CGPoint,
        horizontal: (_ position: CGFloat, _ velocity: CGFloat) -> AxisMotion,
        vertical: (_ position: CGFloat, _ velocity: CGFloat) -> AxisMotion,
        ranges: (ClosedRange<CGFloat>, ClosedRange<CGFloat>)
    ) {
        guard case .free(let x, let y) = path, !x.fits(ranges.0) || !y.fits(ranges.1) else { return }
        let velocity = velocity
        func next(_ motion: AxisMotion, _ position: CGFloat, _ velocity: CGFloat, free: (CGFloat, CGFloat) -> AxisMotion) -> AxisMotion {
            switch motion {
            case .rest: motion
            case .spring: AxisMotion.arrival(from: position, velocity: velocity, at: motion.target)
            case .decelerate, .bounce, .stop: free(position, velocity)
            }
        }
        path = .free(
            x: next(x, offset.x, velocity.x, free: horizontal),
            y: next(y, offset.y, velocity.y, free: vertical)
        )
        start = RenderServer.current.now
    }

    /// The current velocity, in points a second: the slope over the millisecond around the current time.
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

    /// Moves the goal of a request.
    func retarget(to target: CGPoint) {
        guard case .eased(let from, _) = path else { return }
        path = .eased(from: from, to: target)
    }
}
