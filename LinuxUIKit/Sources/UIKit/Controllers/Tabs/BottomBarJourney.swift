/// The journey of the bottom bar while a screen without the bar comes over a screen with the bar, or goes. The bar lies on the lower
/// screen, and moves with that screen.
@MainActor final class BottomBarJourney {
    private(set) weak var navigation: UINavigationController?
    private weak var leaving: UIView?
    private weak var bar: UIView?

    /// - Parameters:
    ///   - home: The bar's middle at its usual place, in the coordinates of the navigation's content.
    ///   - goes: Whether the screen without the bar comes.
    init(_ bar: UIView, home: CGPoint, on navigation: UINavigationController, goes: Bool, with transition: ControllerTransition) {
        self.navigation = navigation
        self.bar = bar
        leaving = transition.from?.viewIfLoaded
        // The screen that goes keeps its current safe area.
        leaving?.keepsSafeArea = true
        let place = transition.containerView
        let away = CGPoint(x: home.x - BottomBarJourney.shiftOfLowerScreen(in: place), y: home.y)
        UIView.performWithoutAnimation {
            bar.layoutIfNeeded()
            bar.keepsSafeArea = true
            place.insertSubview(bar, at: goes ? place.subviews.count : 0)
            bar.center = goes ? home : away
        }
        transition.animate(alongsideTransition: { _ in bar.center = goes ? away : home })
    }

    func end() {
        leaving?.keepsSafeArea = false
        bar?.keepsSafeArea = false
    }

    /// The distance by which the lower screen is shifted towards the leading side while the upper screen covers it.
    private static func shiftOfLowerScreen(in view: UIView) -> CGFloat {
        if UIAccessibility.isReduceMotionEnabled, UIAccessibility.prefersCrossFadeTransitions { return 0 }
        let direction: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        return view.bounds.width * NavigationMotion.parallax * direction
    }
}
