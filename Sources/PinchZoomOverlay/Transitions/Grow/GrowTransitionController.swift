import UIKit

/// Grows a cell's frame into a screen of its own, and back.
///
/// A finger takes hold of it in mid-flight; a swipe from the leading edge takes a pushed screen back. Where the cell is missing, hidden or out
/// of sight the screens fade. It keeps neither end alive. A presented screen answers VoiceOver's escape by its own
/// `accessibilityPerformEscape()`, which dismisses it; afterwards the cell has the focus.
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
        guard let screen = screen(in: destination) else { return nil }
        return makeRun(to: end, of: screen)
    }

    override func makeHeldClosing(of destination: UIViewController, goingOnWith scene: (any HoldableAnimation)?) -> TransitionRun? {
        guard let screen = screen(in: destination) else { return nil }
        return makeRun(to: .source, of: screen, isHeld: true, goingOnWith: scene)
    }

    /// The screen that a controller is, or shows.
    private func screen(in controller: UIViewController) -> (any GrowTransitionDestination)? {
        let shown = (controller as? UINavigationController)?.topViewController
        return controller as? any GrowTransitionDestination ?? shown as? any GrowTransitionDestination
    }

    private func makeRun(
        to end: TransitionEnd,
        of screen: any GrowTransitionDestination,
        isHeld: Bool = false,
        goingOnWith scene: (any HoldableAnimation)? = nil
    ) -> TransitionRun {
        let run = TransitionRun(to: end, duration: duration, startsHeld: isHeld) { [weak self, weak screen, duration] setting in
            if let scene { return scene }
            guard let self, !UIAccessibility.isReduceMotionEnabled else { return FadeAnimation(at: end.other, duration: duration) }
            if end == .source, let item = screen?.growTransitionItem {
                source?.growTransition(self, bringIntoView: item)
                setting.sourceView.layoutIfNeeded()
            }
            let cell = LiftEnd(on: setting.sourceView) { [weak self, weak screen] in self?.cell(of: screen) }
            return GrowAnimation(of: cell, at: end.other, duration: duration)
        }
        attend(to: run, of: screen) { [weak self, weak screen] in self?.cell(of: screen) }
        return run
    }

    private func cell(of screen: (any GrowTransitionDestination)?) -> UIView? {
        guard let item = screen?.growTransitionItem else { return nil }
        return source?.growTransition(self, viewFor: item)
    }
}
