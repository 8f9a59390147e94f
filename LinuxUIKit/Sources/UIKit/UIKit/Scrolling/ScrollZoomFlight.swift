/// The goal of zoomed content, before the content is kept in its range at the new scale.
enum ScrollZoomGoal {
    case offset(CGPoint)
    /// A point of the zoomed view, unscaled, that comes into the middle. The app may lay the view out elsewhere when it zooms.
    case middle(CGPoint)
}

/// A zoom that a scroll view's content makes by itself: back from beyond a limit, or because the app requested it.
@MainActor final class ScrollZoomFlight {
    /// Whether the zoom began beyond a limit.
    let isBounce: Bool
    private var animation: BlockAnimation?

    /// In seconds, eased in and out: chosen, since Apple publishes neither.
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

    /// Removes the animation. The content is then seen where the model has it.
    func stop() {
        animation?.endUnseen()
    }
}
