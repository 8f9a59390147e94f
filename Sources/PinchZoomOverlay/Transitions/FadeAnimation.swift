#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A cross-fade that replaces a flight under Reduce Motion, or if the controller or a screen no longer exists.
@MainActor final class FadeAnimation: ScrubbedAnimation {
    var fraction: TransitionFraction
    private(set) weak var container: UIView?
    private(set) var goesDown = false
    private var screen: FadingScreen?

    /// - Parameters:
    ///   - side: The side at which the fade starts.
    ///   - duration: The duration in seconds.
    init(at side: TransitionSide, duration: TimeInterval) {
        fraction = TransitionFraction(side.visibleFraction, duration: duration)
    }

    func enter(_ screens: TransitionScreens, at time: TimeInterval) {
        container = screens.container
        goesDown = screens.isPresentation
        screen = FadingScreen(of: screens)
        show(at: time)
    }

    func advance(to time: TimeInterval) -> Bool {
        show(at: time)
        return fraction.isSettled(at: time)
    }

    func leave(at side: TransitionSide) {
        screen?.leave()
        screen = nil
    }

    func show(at time: TimeInterval) {
        screen?.show(fraction.advance(to: time))
    }
}

/// The destination's screen during a fade over the source's screen.
@MainActor struct FadingScreen {
    private let view: UIView
    private let formerAlpha: CGFloat

    init(of screens: TransitionScreens) {
        view = screens.destinationView
        formerAlpha = view.alpha
    }

    /// Shows the screen at an alpha from 0 to 1.
    func show(_ alpha: CGFloat) {
        view.alpha = formerAlpha * alpha
    }

    /// The layer that fades.
    var layer: CALayer { view.layer }

    /// Ends the fade: restores the screen's own alpha.
    func leave() {
        view.alpha = formerAlpha
    }
}
#endif
