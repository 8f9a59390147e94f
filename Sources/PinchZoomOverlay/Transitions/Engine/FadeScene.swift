import UIKit

/// One screen fades over the other: under Reduce Motion, and where there is nothing to fly.
@MainActor final class FadeScene: TransitionScene {
    private var fade: TimedFade
    private var screen: UIView?
    private var formerAlpha: CGFloat = 1
    private var veil: TabBarVeil?

    private let fadesTabBar: Bool

    /// - Parameters:
    ///   - end: where it is at first.
    ///   - duration: in seconds.
    ///   - fadesTabBar: whether the tab bar goes while the destination is shown.
    init(at end: TransitionEnd, duration: TimeInterval, fadesTabBar: Bool = false) {
        self.fadesTabBar = fadesTabBar
        fade = TimedFade(end == .source ? 0 : 1, duration: duration)
    }

    func enter(_ setting: TransitionSetting, at time: TimeInterval) {
        let screen = setting.destinationView
        self.screen = screen
        formerAlpha = screen.alpha
        if fadesTabBar { veil = TabBarVeil.veil(of: setting.destination) }
        show(at: time)
    }

    func head(for end: TransitionEnd, at time: TimeInterval) {
        fade.head(for: end == .source ? 0 : 1, at: time)
    }

    func advance(to time: TimeInterval) -> Bool {
        show(at: time)
        return fade.isSettled(at: time)
    }

    func leave(at end: TransitionEnd) {
        screen?.alpha = formerAlpha
        screen = nil
        veil?.amount = end == .source ? 0 : 1
        veil = nil
    }

    private func show(at time: TimeInterval) {
        let value = fade.value(at: time)
        screen?.alpha = formerAlpha * value
        veil?.amount = value
    }
}
