import UIKit

/// Flies the views that two screens share from one to the other, while the screens themselves slide and dim.
///
/// Both screens are ``SharedViewTransitionScreen``s; between others it does nothing.
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
        return TransitionRun(to: end, duration: duration) { [duration] _ in
            if UIAccessibility.isReduceMotionEnabled { return FadeScene(at: end.other, duration: duration) }
            return SharedViewScene(between: near, and: far, at: end.other, duration: duration)
        }
    }

    /// The screen that a controller is, or shows.
    private func screen(in controller: UIViewController) -> (any SharedViewTransitionScreen)? {
        if let screen = controller as? any SharedViewTransitionScreen { return screen }
        let shown =
            (controller as? UITabBarController)?.selectedViewController ?? (controller as? UINavigationController)?.topViewController
        return shown.flatMap { self.screen(in: $0) }
    }
}
