import UIKit

/// Flies the views that two screens share from one to the other, while the screens themselves slide and dim.
///
/// Both screens are ``SharedViewTransitionScreen``s; between others it does nothing. A finger takes hold of it in mid-flight; a swipe from the
/// leading edge takes a pushed screen back. It keeps neither screen alive. A presented screen answers VoiceOver's escape by its own
/// `accessibilityPerformEscape()`, which dismisses it; afterwards the first view that the source shares has the focus.
@MainActor public final class SharedViewTransitionController: TransitionController {
    /// How long a transition takes, in seconds: more than 0; 0.4 unless given.
    public let duration: TimeInterval

    /// - Parameter duration: in seconds; what is not above 0 counts as 0.4.
    public init(duration: TimeInterval = 0.4) {
        self.duration = duration > 0 && duration.isFinite ? duration : 0.4
        super.init()
    }

    override func makeRun(to end: TransitionEnd, source: UIViewController, destination: UIViewController) -> TransitionRun? {
        guard let near = screen(in: source), let far = screen(in: destination) else { return nil }
        return makeRun(to: end, between: near, and: far)
    }

    override func makeHeldClosing(of destination: UIViewController, goingOnWith scene: (any HoldableAnimation)?) -> TransitionRun? {
        guard let far = screen(in: destination), let near = destination.screenBelow.flatMap({ screen(in: $0) }) else { return nil }
        return makeRun(to: .source, between: near, and: far, isHeld: true, goingOnWith: scene)
    }

    private func makeRun(
        to end: TransitionEnd,
        between near: any SharedViewTransitionScreen,
        and far: any SharedViewTransitionScreen,
        isHeld: Bool = false,
        goingOnWith scene: (any HoldableAnimation)? = nil
    ) -> TransitionRun {
        let run = TransitionRun(to: end, duration: duration, startsHeld: isHeld) { [duration, weak near, weak far] _ in
            if let scene { return scene }
            guard let near, let far, !UIAccessibility.isReduceMotionEnabled else { return FadeAnimation(at: end.other, duration: duration) }
            return SharedViewAnimation(between: near, and: far, at: end.other, duration: duration)
        }
        attend(to: run, of: far) { [weak near, weak far] in
            guard let near, let far else { return nil }
            return near.sharedViews(with: far).first?.view
        }
        return run
    }

    /// The screen that a controller is, or shows.
    private func screen(in controller: UIViewController) -> (any SharedViewTransitionScreen)? {
        if let screen = controller as? any SharedViewTransitionScreen { return screen }
        let shown =
            (controller as? UITabBarController)?.selectedViewController ?? (controller as? UINavigationController)?.topViewController
        return shown.flatMap { self.screen(in: $0) }
    }
}
