import UIKit

/// Grows a cell's frame into a screen of its own, and back.
///
/// A finger takes hold of it in mid-flight; a swipe from the leading edge takes a pushed screen back. Where the cell is missing, hidden or out
/// of sight the screens fade. It keeps neither end alive. A presented screen answers VoiceOver's escape by its own
/// `accessibilityPerformEscape()`, which dismisses it; afterwards the cell has the focus.
@MainActor public final class GrowTransitionController: TransitionController {
    /// The screen whose cells grow.
    public weak var source: (any GrowTransitionSource)?

    /// How long a transition takes, in seconds.
    public let duration: TimeInterval

    /// Creates a controller whose transitions take as long as a navigation bar takes to come and go.
    public override init() {
        duration = TimeInterval(UINavigationController.hideShowBarDuration)
        super.init()
    }

    /// Creates a controller with a duration of its own.
    ///
    /// - Parameter duration: In seconds, 0.05 to 10.
    /// - Throws: ``PinchZoomConfigurationError`` if the duration is out of range.
    public init(duration: TimeInterval) throws(PinchZoomConfigurationError) {
        try FieldCheck(of: "GrowTransitionController")("duration", CGFloat(duration), in: 0.05...10, unit: " seconds")
        self.duration = duration
        super.init()
    }

    override func makeRun(for request: TransitionRequest) -> TransitionRun? {
        guard let screen = request.destination.firstShown((any GrowTransitionDestination).self) else { return nil }
        let cell: @MainActor () -> UIView? = { [weak self, weak screen] in self?.cell(of: screen) }
        return makeRun(for: request, of: screen, duration: duration, focus: cell) { [weak self, weak screen, duration] screens in
            let end = screens.end
            guard let self, !UIAccessibility.isReduceMotionEnabled else { return FadeAnimation(at: end.other, duration: duration) }
            if end == .source, let item = screen?.growTransitionItem {
                self.source?.growTransition(self, bringIntoView: item)
                screens.sourceView.layoutIfNeeded()
            }
            return GrowAnimation(
                of: screens.liftEnd(.source, order: .front, view: cell),
                at: end.other,
                duration: duration
            )
        }
    }

    private func cell(of screen: (any GrowTransitionDestination)?) -> UIView? {
        guard let item = screen?.growTransitionItem else { return nil }
        return source?.growTransition(self, viewFor: item)
    }
}
