#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A transition controller that flies shared views from one screen to the other, while the screens fade into each other.
///
/// Both screens conform to ``SharedViewTransitionScreen``. Between other screens, UIKit's own transition runs. A finger can grab the
/// transition in flight, and a swipe from the leading edge pops a pushed screen. The controller keeps weak references to both screens.
///
/// To let VoiceOver's escape gesture close a presented screen, override the screen's `accessibilityPerformEscape()` and dismiss the screen
/// there. After the dismissal, VoiceOver's focus is on the first view that the source shares.
@MainActor public final class SharedViewTransitionController: TransitionController {
    /// The duration of the transitions that begin from now on, in seconds. The default is 0.4.
    ///
    /// The range is 0.05 to 10. If you set a value outside the range, the system's log names the value, and the nearest value is used
    /// instead.
    public var duration: TimeInterval = 0.4 {
        didSet { duration = duration.limited(to: TransitionController.durations, as: "SharedViewTransitionController.duration") }
    }

    /// Creates a controller with the default duration.
    public override init() {
        super.init()
    }

    /// Creates a controller with a duration.
    ///
    /// - Parameter duration: The duration of a transition, in seconds, from 0.05 to 10.
    public init(duration: TimeInterval) {
        self.duration = duration.limited(to: TransitionController.durations, as: "SharedViewTransitionController.duration")
        super.init()
    }

    override func plan(for request: TransitionRequest) -> TransitionPlan? {
        guard let near = request.source.firstShown((any SharedViewTransitionScreen).self),
            let far = request.destination.firstShown((any SharedViewTransitionScreen).self)
        else { return nil }
        let focus: @MainActor () -> UIView? = { [weak near, weak far] in
            guard let near, let far else { return nil }
            return near.sharedViews(with: far).first?.view
        }
        return TransitionPlan(screen: far, duration: duration, focus: focus) { [weak self, weak far] in
            if let self, let far { EdgeSwipe.install(on: far, for: self) }
        } makeAnimation: { [duration, weak near, weak far] screens in
            let start = screens.side.other
            guard let near, let far, !UIAccessibility.isReduceMotionEnabled else { return FadeAnimation(at: start, duration: duration) }
            return SharedViewAnimation(between: near, and: far, at: start, duration: duration)
        }
    }
}
#endif
