import UIKit

/// A cross-fade of the screens, for Reduce Motion, and for transitions in which no view can fly.
@MainActor final class FadeAnimation: ScrubbedAnimation {
    /// The bars that fade with the source's screen.
    enum Bars {
        /// The bars that the destination hides.
        case hidden
        /// No bars. UIKit animates them.
        case kept
    }

    var fraction: TransitionFraction
    private(set) weak var container: UIView?
    private(set) var goesDown = false
    private let bars: Bars
    private var screen: FadingScreen?

    /// - Parameters:
    ///   - side: The side at which the fade starts.
    ///   - duration: The duration in seconds.
    init(at side: TransitionSide, duration: TimeInterval, bars: Bars = .kept) {
        self.bars = bars
        fraction = TransitionFraction(side.visibleFraction, duration: duration)
    }

    func enter(_ screens: TransitionScreens, at time: TimeInterval) {
        container = screens.container
        goesDown = screens.isPresentation
        let screen = FadingScreen(of: screens, hidesBars: bars == .hidden)
        self.screen = screen
        screen.enter(screens)
        show(at: time)
    }

    func advance(to time: TimeInterval) -> Bool {
        show(at: time)
        return fraction.isSettled(at: time)
    }

    func leave(at side: TransitionSide) {
        screen?.leave(at: side)
        screen = nil
    }

    func show(at time: TimeInterval) {
        screen?.show(fraction.advance(to: time))
    }
}

/// The destination's screen while it fades over the source's, with the bars that it hides.
@MainActor struct FadingScreen {
    private let view: UIView
    private let formerAlpha: CGFloat
    private let hidingViews: [BarHidingView]

    init(of screens: TransitionScreens, hidesBars: Bool = true) {
        view = screens.destinationView
        formerAlpha = view.alpha
        hidingViews = hidesBars ? BarHidingView.views(of: screens.destination, to: screens.side) : []
    }

    /// Starts, with both screens in the container. Bars that UIKit hides itself do so alongside the transition.
    func enter(_ screens: TransitionScreens) {
        let views = hidingViews.filter { !$0.fades }
        guard !views.isEmpty else { return }
        let visibleFraction = screens.side.visibleFraction
        let coordinator = screens.destination.transitionCoordinator
        let isQueued = coordinator?.animate(
            alongsideTransition: { _ in views.forEach { $0.visibleFraction = visibleFraction } },
            completion: nil
        )
        if isQueued != true { views.forEach { $0.visibleFraction = visibleFraction } }
    }

    /// Shows the screen at an alpha from 0 to 1.
    func show(_ alpha: CGFloat) {
        view.alpha = formerAlpha * alpha
        for hidingView in hidingViews where hidingView.fades { hidingView.visibleFraction = alpha }
    }

    /// Ends at a side.
    func leave(at side: TransitionSide) {
        view.alpha = formerAlpha
        moveBars(to: side)
    }

    /// Shows or hides the bars as on a side.
    func moveBars(to side: TransitionSide) {
        hidingViews.forEach { $0.visibleFraction = side.visibleFraction }
    }
}
