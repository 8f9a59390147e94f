/// How screens change in a navigation controller: the upper one slides over the lower, which moves a third as far.
struct NavigationMotion: TransitionStyle {
    /// Apple does not say how long it takes; 0.35 s is close to what phones do.
    let duration: TimeInterval = 0.35
    /// How far the lower screen moves, in widths.
    static let parallax: CGFloat = 0.3
    /// How dark the lower screen becomes.
    private static let dimness: CGFloat = 0.1

    unowned let controller: UINavigationController
    let isPush: Bool
    let itemsBefore: [UINavigationItem]
    let itemsAfter: [UINavigationItem]
    private let dimming = UIView()

    init(_ controller: UINavigationController, isPush: Bool, from before: [UIViewController], to after: [UIViewController]) {
        self.controller = controller
        self.isPush = isPush
        itemsBefore = before.map(\.navigationItem)
        itemsAfter = after.map(\.navigationItem)
        dimming.backgroundColor = .black
    }

    /// With "Prefer Cross-Fade Transitions" the screens fade and nothing slides.
    private var fades: Bool { UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions }

    /// To where the upper screen goes: off the trailing edge.
    private var away: CGFloat {
        let width = controller.contentView.bounds.width
        return controller.contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -width : width
    }

    func prepare(_ transition: ControllerTransition) {
        guard let from = transition.from?.view, let to = transition.to?.view else { return }
        let content = controller.contentView
        to.frame = content.bounds
        content.insertSubview(to, at: isPush ? content.subviews.count : 0)
        controller.fitBar()
        content.layoutIfNeeded()
        from.keepsSafeArea = true
        to.keepsSafeArea = true
        (controller.view as? NavigationView)?.isChanging = true
        dimming.frame = content.bounds
        dimming.alpha = isPush ? 0 : NavigationMotion.dimness
        if !fades { content.insertSubview(dimming, belowSubview: isPush ? to : from) }
        if fades {
            to.alpha = isPush ? 0 : 1
        } else {
            to.center.x += isPush ? away : -away * NavigationMotion.parallax
        }
        controller.navigationBar.beginChange(to: itemsAfter, from: fades ? 0 : barOffset)
    }

    /// The bar's texts move half the width, as they fade.
    private var barOffset: CGFloat { (isPush ? away : -away) / 2 }

    func animate(_ transition: ControllerTransition) {
        guard let from = transition.from?.view, let to = transition.to?.view else { return }
        if fades {
            if isPush { to.alpha = 1 } else { from.alpha = 0 }
        } else {
            to.center.x = controller.contentView.bounds.midX
            from.center.x += isPush ? -away * NavigationMotion.parallax : away
            dimming.alpha = isPush ? NavigationMotion.dimness : 0
        }
        controller.navigationBar.animateChange(to: fades ? 0 : -barOffset)
    }

    func cleanUp(_ transition: ControllerTransition, completed: Bool) {
        dimming.removeFromSuperview()
        guard let from = transition.from?.view, let to = transition.to?.view else { return }
        let gone = completed ? from : to
        gone.removeFromSuperview()
        for view in [from, to] {
            view.center = CGPoint(x: controller.contentView.bounds.midX, y: controller.contentView.bounds.midY)
            if fades { view.alpha = 1 }
            view.keepsSafeArea = false
        }
        (controller.view as? NavigationView)?.isChanging = false
        controller.navigationBar.endChange(completed: completed, restoring: itemsBefore)
    }
}
