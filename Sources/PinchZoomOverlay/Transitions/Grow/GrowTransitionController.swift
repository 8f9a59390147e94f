import UIKit

/// Grows a cell's frame into a screen of its own, and back.
@MainActor public final class GrowTransitionController: TransitionController {
    /// The screen whose cells grow.
    public weak var source: (any GrowTransitionSource)?

    /// How long a transition takes, in seconds: as long as a navigation bar takes to come and go, unless given.
    public let duration: TimeInterval

    /// - Parameter duration: in seconds; what is not above 0 counts as `UINavigationController.hideShowBarDuration`.
    public init(duration: TimeInterval? = nil) {
        let given = duration.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        self.duration = given ?? TimeInterval(UINavigationController.hideShowBarDuration)
        super.init()
    }

    override func makeRun(to end: TransitionEnd, source: UIViewController, destination: UIViewController) -> TransitionRun? {
        guard let screen = destination as? any GrowTransitionDestination else { return nil }
        return TransitionRun(to: end, duration: duration) { [self, weak screen] setting in
            if UIAccessibility.isReduceMotionEnabled { return FadeScene(at: end.other, duration: duration) }
            if end == .source, let item = screen?.growTransitionItem {
                self.source?.growTransition(self, bringIntoView: item)
                setting.sourceView.layoutIfNeeded()
            }
            let cell = LiftEnd(on: setting.sourceView) { [weak self, weak screen] in
                guard let self, let item = screen?.growTransitionItem else { return nil }
                return self.source?.growTransition(self, viewFor: item)
            }
            return GrowScene(of: cell, at: end.other, duration: duration)
        }
    }
}
