import UIKit

/// A transition controller that flies the views that two screens share from one to the other, while the screens themselves slide and dim.
///
/// Both screens are ``SharedViewTransitionScreen``s; between other screens UIKit's own transition runs. A finger can take hold of the
/// transition in flight, and a swipe from the leading edge takes a pushed screen back. The controller keeps weak references to both
/// screens.
///
/// To let VoiceOver's escape gesture close a presented screen, override the screen's `accessibilityPerformEscape()` and dismiss it there.
/// When the screen has gone, the first view that the source shares has VoiceOver's focus.
@MainActor public final class SharedViewTransitionController: TransitionController {
    /// The duration of the transitions that begin from now on, in seconds. The default is 0.4.
    ///
    /// The range is 0.05 to 10; if you set another value, the log names it, and the default is used instead.
    public var duration: TimeInterval = 0.4 {
        didSet { duration = SharedViewTransitionController.usable(duration) }
    }

    /// Creates a controller with the default duration.
    public override init() {
        super.init()
    }

    /// Creates a controller with a duration.
    ///
    /// - Parameter duration: The duration of a transition, in seconds, from 0.05 to 10.
    public init(duration: TimeInterval) {
        self.duration = SharedViewTransitionController.usable(duration)
        super.init()
    }

    private static func usable(_ duration: TimeInterval) -> TimeInterval {
        FieldCheck.usable("duration", of: Self.self, duration, in: 0.05...10, unit: " seconds", default: 0.4)
    }

    override func plan(for request: TransitionRequest) -> TransitionPlan? {
        guard let near = request.source.firstShown((any SharedViewTransitionScreen).self),
            let far = request.destination.firstShown((any SharedViewTransitionScreen).self)
        else { return nil }
        let focus: @MainActor () -> UIView? = { [weak near, weak far] in
            guard let near, let far else { return nil }
            return near.sharedViews(with: far).first?.view
        }
        return TransitionPlan(for: far, duration: duration, focus: focus) { [weak self, weak far] in
            if let self, let far { EdgeSwipe.install(on: far, for: self) }
        } animation: { [duration, weak near, weak far] screens in
            let start = screens.side.other
            guard let near, let far, !UIAccessibility.isReduceMotionEnabled else { return FadeAnimation(at: start, duration: duration) }
            return SharedViewAnimation(between: near, and: far, at: start, duration: duration)
        }
    }
}
