import UIKit

/// One screen fades over the other: under Reduce Motion, and where there is nothing to fly.
@MainActor final class FadeAnimation: ScrubbedAnimation {
    /// What goes with the source's screen.
    enum Bars {
        /// Those that the destination hides.
        case hidden
        /// No bars: they are left to UIKit.
        case kept
    }

    var fraction: TransitionFraction
    private(set) weak var container: UIView?
    private(set) var goesDown = false
    private let bars: Bars
    private var screen: FadingScreen?

    /// - Parameters:
    ///   - end: Where it is at first.
    ///   - duration: In seconds.
    init(at end: TransitionEnd, duration: TimeInterval, bars: Bars = .kept) {
        self.bars = bars
        fraction = TransitionFraction(CGFloat(end.fraction), duration: duration)
    }

    func enter(_ screens: TransitionScreens, at time: TimeInterval) {
        container = screens.container
        goesDown = screens.isPresentation
        screen = screen ?? FadingScreen(of: screens, hidesBars: bars == .hidden)
        screen?.enter(screens)
        show(at: time)
    }

    func wait(in window: UIView) {
        fraction.pause()
    }

    func advance(to time: TimeInterval) -> Bool {
        show(at: time)
        return fraction.isSettled(at: time)
    }

    func leave(at end: TransitionEnd) {
        screen?.leave(at: end)
        screen = nil
    }

    func show(at time: TimeInterval) {
        screen?.show(fraction.advance(to: time))
    }
}
