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

    /// Shows so much of it, 0 to 1.
    func show(_ alpha: CGFloat) {
        view.alpha = formerAlpha * alpha
        hidingViews.forEach { $0.presence = alpha }
    }

    /// The transition is over.
    func leave(at end: TransitionEnd) {
        view.alpha = formerAlpha
        hidingViews.forEach { $0.presence = CGFloat(end.fraction) }
    }
}
