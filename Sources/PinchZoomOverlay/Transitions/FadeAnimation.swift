import UIKit

/// One screen fades over the other: under Reduce Motion, and where there is nothing to fly.
@MainActor final class FadeAnimation: ScrubbedAnimation {
    var flight: TransitionFraction
    private(set) weak var container: UIView?
    private(set) var goesDown = false
    private var screen: UIView?
    private var formerAlpha: CGFloat = 1
    private var veils: [BarHidingView] = []
    private let fadesBars: Bool

    /// - Parameters:
    ///   - end: where it is at first.
    ///   - duration: in seconds.
    ///   - fadesBars: whether bars go while the destination is shown.
    init(at end: TransitionEnd, duration: TimeInterval, fadesBars: Bool = false) {
        self.fadesBars = fadesBars
        flight = TransitionFraction(CGFloat(end.fraction), duration: duration)
    }

    func enter(_ setting: TransitionScreens, at time: TimeInterval) {
        container = setting.container
        goesDown = setting.isPresentation
        if screen == nil {
            screen = setting.destinationView
            formerAlpha = setting.destinationView.alpha
        }
        if fadesBars { veils = BarHidingView.veils(of: setting.destination, to: setting.end) }
        show(at: time)
    }

    func wait(in window: UIView) {
        flight.pause()
    }

    func advance(to time: TimeInterval) -> Bool {
        show(at: time)
        return flight.isSettled(at: time)
    }

    func leave(at end: TransitionEnd) {
        screen?.alpha = formerAlpha
        screen = nil
        veils.forEach { $0.presence = end == .source ? 0 : 1 }
        veils = []
    }

    func show(at time: TimeInterval) {
        let value = flight.advance(to: time)
        screen?.alpha = formerAlpha * value
        veils.forEach { $0.presence = value }
    }
}
