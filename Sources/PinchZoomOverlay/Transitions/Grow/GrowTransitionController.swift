import UIKit

/// A transition controller that grows the frame of a cell into a screen of its own, and back.
///
/// Set its ``source``, and make it the delegate of a navigation controller or the `transitioningDelegate` of a screen that you present.
///
/// The screen that opens is a ``GrowTransitionDestination``. A finger can take hold of it in flight, and a swipe from the leading edge
/// takes a pushed screen back. Where the cell is missing, hidden or out of sight, the screens fade. The controller keeps weak references to
/// both screens.
///
/// To let VoiceOver's escape gesture close a presented screen, override the screen's `accessibilityPerformEscape()` and dismiss it there.
/// When the screen has gone, the cell has VoiceOver's focus.
@MainActor public final class GrowTransitionController: TransitionController {
    /// The screen whose cells grow. The controller keeps a weak reference to it.
    public weak var source: (any GrowTransitionSource)?

    /// The duration of the transitions that begin from now on, in seconds.
    ///
    /// The default is the time that a navigation bar takes to come and go, `hideShowBarDuration`. The range is 0.05 to 10; if you set
    /// another value, the log names it, and the default is used instead.
    public var duration = GrowTransitionController.defaultDuration {
        didSet { duration = GrowTransitionController.usable(duration) }
    }

    private static let defaultDuration = TimeInterval(UINavigationController.hideShowBarDuration)

    /// Creates a controller with the default duration.
    public override init() {
        super.init()
    }

    /// Creates a controller with a duration.
    ///
    /// - Parameter duration: The duration of a transition, in seconds, from 0.05 to 10.
    public init(duration: TimeInterval) {
        self.duration = GrowTransitionController.usable(duration)
        super.init()
    }

    private static func usable(_ duration: TimeInterval) -> TimeInterval {
        FieldCheck.usable("duration", of: Self.self, duration, in: 0.05...10, unit: " seconds", default: defaultDuration)
    }

    override func plan(for request: TransitionRequest) -> TransitionPlan? {
        guard let screen = request.destination.firstShown((any GrowTransitionDestination).self) else { return nil }
        let cell: @MainActor () -> UIView? = { [weak self, weak screen] in self?.cell(of: screen) }
        return TransitionPlan(for: screen, duration: duration, focus: cell) { [weak self, weak screen] in
            if let self, let screen { EdgeSwipe.install(on: screen, for: self) }
        } animation: { [weak self, weak screen, duration] screens in
            let start = screens.side.other
            guard let self, !UIAccessibility.isReduceMotionEnabled else { return FadeAnimation(at: start, duration: duration) }
            if screens.side == .source, let item = screen?.growTransitionItem {
                self.source?.growTransition(self, bringIntoView: item)
                screens.sourceView.layoutIfNeeded()
            }
            return GrowAnimation(of: screens.endpoint(.source, order: .front, view: cell), at: start, duration: duration)
        }
    }

    private func cell(of screen: (any GrowTransitionDestination)?) -> UIView? {
        guard let item = screen?.growTransitionItem else { return nil }
        return source?.growTransition(self, viewFor: item)
    }
}
