/// The goal of a zoom. The content is then kept in its range at the new scale.
enum ScrollZoomGoal {
    case offset(CGPoint)
    /// A point of the zoomed view, in unscaled coordinates, that comes into the middle. The app may place the view elsewhere during the
    /// zoom.
    case middle(CGPoint)
}

/// A zoom of a scroll view's content without fingers: back from beyond a limit, or at the app's request.
@MainActor final class ScrollZoomFlight {
    /// Whether the zoom began beyond a limit.
    let isBounce: Bool
    private var animation: BlockAnimation?

    /// The duration of the zoom in seconds, eased in and out: chosen, since Apple publishes neither.
    private static let duration: CFTimeInterval = 0.3

    init(isBounce: Bool) {
        self.isBounce = isBounce
    }

    /// Animates the changes.
    func run(_ changes: () -> Void, didEnd: @escaping () -> Void) {
        let curve = MotionCurve(CubicBezier(0.42, 0, 0.58, 1), duration: ScrollZoomFlight.duration)
        let timing = MediaTiming(begin: RenderServer.current.now, duration: ScrollZoomFlight.duration)
        let animation = BlockAnimation(curve, timing: timing, blocksTouches: false) { _ in didEnd() }
        self.animation = animation
        animation.record(laysOutViews: false, changes)
    }

    /// Removes the animation. The content is then shown at its model values.
    func stop() {
        animation?.endUnseen()
    }
}
