/// The motion of screens in a navigation controller: the upper screen slides over the lower screen, which moves 0.3 as far.
///
/// Apple publishes no numbers. These were measured on the iOS 27.0 simulator (24A5408d) by the authors of JakeThomson/swift_transitions.
struct NavigationMotion: TransitionStyle {
    /// The time after which the motion has settled, in seconds.
    let duration: TimeInterval = 0.45
    /// The time in which the remaining way falls to 1/e, in seconds.
    private static let timeConstant: TimeInterval = 0.06
    /// The distance by which the lower screen moves, in widths.
    static let parallax: CGFloat = 0.3
    /// The opacity of the black over the lower screen.
    private static let dimness: CGFloat = 0.1

    var pace: MotionCurve? { MotionCurve(shape: .decay(NavigationMotion.timeConstant), duration: duration) }

    /// The spring after a swipe: a natural frequency of 22 and a damping ratio of 0.85, regardless of the finger's speed.
    let spring = UISpringTimingParameters(mass: 1, stiffness: 22 * 22, damping: 2 * 0.85 * 22, initialVelocity: .zero)

    unowned let controller: UINavigationController
    let isPush: Bool
    let bar: NavigationBarChange
    private let dimming = UIView()

    init(_ controller: UINavigationController, isPush: Bool, bar: NavigationBarChange) {
        self.controller = controller
        self.isPush = isPush
        self.bar = bar
        dimming.backgroundColor = .black
    }

    /// Whether the screens fade. With "Prefer Cross-Fade Transitions" nothing slides.
    private var fades: Bool { UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions }

    /// The offset by which the upper screen moves out of sight.
    private var away: CGFloat { controller.trailingOffset }

    func prepare(_ transition: ControllerTransition) {
        guard let from = transition.from?.view, let screen = transition.to, let to = screen.view else { return }
        let content = controller.contentView
        to.frame = controller.room(for: screen)
        content.insertSubview(to, at: isPush ? content.subviews.count : 0)
        controller.fitBar()
        content.layoutIfNeeded()
        from.keepsSafeArea = true
        to.keepsSafeArea = true
        (controller.view as? NavigationView)?.touches = .nowhere
        dimming.frame = content.bounds
        dimming.alpha = isPush ? 0 : NavigationMotion.dimness
        if !fades { content.insertSubview(dimming, belowSubview: isPush ? to : from) }
        if fades {
            to.alpha = isPush ? 0 : 1
        } else {
            to.center.x += isPush ? away : -away * NavigationMotion.parallax
        }
        bar.begin()
    }

    func animate(_ transition: ControllerTransition) {
        guard let from = transition.from?.view, let to = transition.to?.view else { return }
        if fades {
            if isPush { to.alpha = 1 } else { from.alpha = 0 }
        } else {
            to.center.x = controller.contentView.bounds.midX
            from.center.x += isPush ? -away * NavigationMotion.parallax : away
            dimming.alpha = isPush ? NavigationMotion.dimness : 0
        }
        bar.animate()
    }

    func cleanUp(_ transition: ControllerTransition, completed: Bool) {
        dimming.removeFromSuperview()
        guard let from = transition.from, let to = transition.to else { return }
        let gone = completed ? from : to
        gone.view.removeFromSuperview()
        for screen in [from, to] {
            guard let view = screen.view else { continue }
            let room = controller.room(for: screen)
            view.center = CGPoint(x: room.midX, y: room.midY)
            if fades { view.alpha = 1 }
            view.keepsSafeArea = false
        }
        (controller.view as? NavigationView)?.touches = .everywhere
        bar.end(completed: completed)
    }
}
