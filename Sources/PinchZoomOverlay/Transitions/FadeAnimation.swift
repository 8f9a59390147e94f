import UIKit

/// A cross-fade that replaces a flight under Reduce Motion, or if the controller or a screen no longer exists.
@MainActor final class FadeAnimation: ScrubbedAnimation {
    /// The bars that the cross-fade hides or shows.
    enum Bars {
        /// The bars that the destination hides.
        case hidden
        /// No bars. UIKit itself animates all bars.
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

/// The destination's screen and the bars that this screen hides, during a fade over the source's screen.
@MainActor struct FadingScreen {
    private let view: UIView
    private let formerAlpha: CGFloat
    private let hidingViews: [BarHidingView]

    init(of screens: TransitionScreens, hidesBars: Bool = true) {
        view = screens.destinationView
        formerAlpha = view.alpha
        hidingViews = hidesBars ? BarHidingView.views(of: screens.destination, to: screens.side) : []
    }

    /// Hides or shows the bars that UIKit itself animates, alongside the transition. Call this method when both screens are in the
    /// container.
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

    /// Ends the fade at a side: restores the screen's own alpha, and shows or hides the bars.
    func leave(at side: TransitionSide) {
        view.alpha = formerAlpha
        moveBars(to: side)
    }

    /// Hides the bars if the side is the destination, or shows the bars if the side is the source.
    func moveBars(to side: TransitionSide) {
        hidingViews.forEach { $0.visibleFraction = side.visibleFraction }
    }
}
