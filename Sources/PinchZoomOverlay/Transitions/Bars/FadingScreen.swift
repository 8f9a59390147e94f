import UIKit

/// The destination's screen while it fades over the source's, and the bars that go as it comes.
@MainActor struct FadingScreen {
    private let view: UIView
    private let formerAlpha: CGFloat
    private let hidingViews: [BarHidingView]

    init(of screens: TransitionScreens, hidesBars: Bool = true) {
        view = screens.destinationView
        formerAlpha = view.alpha
        hidingViews = hidesBars ? BarHidingView.views(of: screens.destination, to: screens.end) : []
    }

    /// The screens are in a transition's container. Bars that go as a whole go in the animation of what UIKit moves along with it.
    func enter(_ screens: TransitionScreens) {
        let views = hidingViews.filter { !$0.fades }
        guard !views.isEmpty else { return }
        let presence = CGFloat(screens.end.fraction)
        let coordinator = screens.destination.transitionCoordinator
        let isQueued = coordinator?.animate(alongsideTransition: { _ in views.forEach { $0.presence = presence } }, completion: nil)
        if isQueued != true { views.forEach { $0.presence = presence } }
    }

    /// Shows so much of it, 0 to 1.
    func show(_ alpha: CGFloat) {
        view.alpha = formerAlpha * alpha
        for hidingView in hidingViews where hidingView.fades { hidingView.presence = alpha }
    }

    /// The transition is over.
    func leave(at end: TransitionEnd) {
        view.alpha = formerAlpha
        hidingViews.forEach { $0.presence = CGFloat(end.fraction) }
    }
}
