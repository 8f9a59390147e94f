#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A transition controller that grows a cell into a screen, and shrinks the screen back into the cell.
///
/// Set the controller's ``source``. Make the controller the delegate of a navigation controller, or the `transitioningDelegate` of a screen
/// that you present.
///
/// The screen that opens is a ``GrowTransitionDestination``. A finger can grab the transition in flight, and a swipe from the leading edge
/// pops a pushed screen. If the cell is missing, hidden or out of sight, the screens fade. The controller keeps weak references to both
/// screens.
///
/// To let VoiceOver's escape gesture close a presented screen, override the screen's `accessibilityPerformEscape()` and dismiss the screen
/// there. After the dismissal, VoiceOver's focus is on the cell.
@MainActor public final class GrowTransitionController: TransitionController {
    /// The screen whose cells grow. The controller keeps a weak reference to the screen.
    public weak var source: (any GrowTransitionSource)?

    /// The duration of the transitions that begin from now on, in seconds, or `nil` for a duration that depends on the distance.
    ///
    /// The default is `nil`: the farther the cell's edges are from the screen's edges, the longer the transition takes, from a quarter to
    /// half of a second on a phone. The range is 0.05 to 10. If you set a value outside the range, the system's log names the value, and
    /// the nearest value is used instead.
    public var duration: TimeInterval? {
        didSet { duration = duration?.limited(to: TransitionController.durations, as: "GrowTransitionController.duration") }
    }

    /// Creates a controller whose transitions take as long as their distances require.
    public override init() {
        super.init()
    }

    /// Creates a controller with a duration.
    ///
    /// - Parameter duration: The duration of a transition, in seconds, from 0.05 to 10.
    public init(duration: TimeInterval) {
        self.duration = duration.limited(to: TransitionController.durations, as: "GrowTransitionController.duration")
        super.init()
    }

    override func plan(for request: TransitionRequest) -> TransitionPlan? {
        guard let screen = request.destination.firstShown((any GrowTransitionDestination).self) else { return nil }
        let cell: @MainActor () -> UIView? = { [weak self, weak screen] in self?.cell(of: screen) }
        // A cross-fade has no distance.
        let growing = UIAccessibility.isReduceMotionEnabled ? nil : cell()
        let duration = duration ?? GrowFrame.duration(from: growing, on: request.source.view)
        return TransitionPlan(screen: screen, duration: duration, focus: cell) { [weak self, weak screen] in
            if let self, let screen { EdgeSwipe.install(on: screen, for: self) }
        } makeAnimation: { [weak self, weak screen] screens in
            let start = screens.side.other
            guard let self, !UIAccessibility.isReduceMotionEnabled else { return FadeAnimation(at: start, duration: duration) }
            if screens.side == .source, let item = screen?.growTransitionItem {
                self.source?.growTransition(self, bringIntoView: item)
                screens.sourceView.layoutIfNeeded()
            }
            let endpoint = FlightEndpoint(on: screens.sourceView, order: .front, snapshotAt: screens.moment(on: .source), view: cell)
            return GrowAnimation(of: endpoint, isOpaque: cell()?.groundColor != nil, at: start, duration: duration)
        }
    }

    private func cell(of screen: (any GrowTransitionDestination)?) -> UIView? {
        guard let item = screen?.growTransitionItem else { return nil }
        return source?.growTransition(self, viewFor: item)
    }
}
#endif
