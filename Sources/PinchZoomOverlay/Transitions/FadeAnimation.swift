#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A cross-fade that replaces a flight under Reduce Motion, or if the controller or a screen no longer exists.
@MainActor final class FadeAnimation: ScrubbedAnimation {
    private var screen: FadingScreen?

    override func takeOff(from screens: TransitionScreens, at time: TimeInterval) {
        screen = FadingScreen(of: screens)
    }

    override func show(at time: TimeInterval) {
        screen?.show(fraction.advance(to: time))
    }

    override func leave(at side: TransitionSide) {
        screen?.leave()
        screen = nil
    }
}

/// The destination's screen during a fade over the source's screen.
@MainActor struct FadingScreen {
    let view: UIView
    private let formerAlpha: CGFloat
    /// The smallest alpha of the screen, so that glass on the screen stays glass.
    private let faintestAlpha: CGFloat

    init(of screens: TransitionScreens) {
        view = screens.destinationView
        formerAlpha = view.alpha
        faintestAlpha = view.containsGlass ? UIView.faintestAlpha : 0
    }

    /// Shows the screen at an alpha from 0 to 1.
    func show(_ alpha: CGFloat) {
        view.alpha = formerAlpha * max(alpha, faintestAlpha)
    }

    /// Ends the fade: restores the screen's own alpha.
    func leave() {
        view.alpha = formerAlpha
    }
}
#endif
