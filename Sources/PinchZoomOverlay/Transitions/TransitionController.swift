import UIKit

/// The base class of the transition controllers. You don't subclass it.
///
/// Create a ``ZoomTransitionController``, a ``SharedViewTransitionController`` or a ``GrowTransitionController``. Make it the delegate of a
/// navigation controller, or the transitioning delegate of a screen that you present. If your app has such delegates of its own, let them
/// forward these calls to the controller.
///
/// UIKit keeps only weak references to delegates, so keep a strong reference to the controller, unless you assign it to a screen's
/// ``ZoomTransitionDestination/zoomTransition``.
@MainActor public class TransitionController: NSObject {
    /// The delegate that is notified of this controller's transitions.
    ///
    /// The controller keeps a weak reference to its delegate.
    public weak var delegate: (any TransitionControllerDelegate)?

    private lazy var notifier = TransitionNotifier(for: self)
    /// The transition that runs.
    private(set) var run: TransitionRun?
    /// The dismissal that a finger has begun, until UIKit requests it.
    private var prepared: PreparedDismissal?

    override init() {
        super.init()
    }

    /// Reenables the swipe-back gestures of a navigation controller.
    ///
    /// If the delegate of a navigation controller provides transitions, UIKit disables the swipe back for all its screens: the one from the
    /// leading edge and, on iOS 26, the one in the content. After a call to this method they work again, on screens with UIKit's own
    /// transition as well. Screens that this controller opens have a swipe of their own, and don't need the call. As with UIKit, the swipe
    /// needs a back button: it doesn't begin where the button is hidden or replaced by others.
    ///
    /// The method replaces the delegates of `interactivePopGestureRecognizer` and, on iOS 26, of `interactiveContentPopGestureRecognizer`,
    /// so it isn't called automatically when you set a delegate yourself. Call it after that.
    ///
    /// - Parameter navigationController: The navigation controller whose swipe back to reenable.
    public func enableSwipeBack(in navigationController: UINavigationController) {
        SystemSwipeBack.enable(in: navigationController) { [weak self] in self?.flyingScreen(in: $0) }
    }

    // MARK: Overridden by the three kinds

    /// Returns the plan of a transition, or `nil` to use UIKit's own.
    func plan(for request: TransitionRequest) -> TransitionPlan? { nil }

    /// Returns the controller of the transitions to and from a screen.
    func controller(of destination: UIViewController) -> TransitionController { self }

    /// Returns the screen that something flies out of when a swipe from the edge pops a screen, or `nil` for none.
    func flyingScreen(in screen: UIViewController) -> UIViewController? { nil }

    // MARK: Transitions

    /// Returns the object that plays a transition for UIKit, or `nil` to use UIKit's own.
    final func animator(to side: TransitionSide, source: UIViewController, destination: UIViewController) -> TransitionRun? {
        let controller = controller(of: destination)
        if let prepared = controller.prepared, side == .source, prepared.isMeant(for: destination) { return prepared.run }
        return controller.makeRun(for: TransitionRequest(side: side, source: source, destination: destination, start: .free))
    }

    /// Begins to dismiss a screen under a finger, or returns `nil` if the screen can't be dismissed.
    final func beginDismissal(of screen: UIViewController) -> TransitionRun? {
        guard screen.canLeave, let source = screen.screenBelow else { return nil }
        let start = TransitionRequest.Start.held(windowSize: screen.viewIfLoaded?.window?.bounds.size)
        guard let run = makeRun(for: TransitionRequest(side: .source, source: source, destination: screen, start: start)) else {
            return nil
        }
        // UIKit hasn't requested the former one, and never will.
        prepared?.run.endNow()
        prepared = PreparedDismissal(run: run, screen: screen)
        run.waitForRequest()
        screen.leave()
        return run
    }

    private func makeRun(for request: TransitionRequest) -> TransitionRun? {
        guard let plan = plan(for: request) else { return nil }
        let run = TransitionRun(plan, for: request)
        run.onBegin { [weak self, weak run] in
            if let self, let run { runDidBegin(run) }
        }
        run.onEnd { [weak self, weak run] _ in
            guard let self, let run else { return }
            if self.run === run { self.run = nil }
            if prepared?.run === run { prepared = nil }
        }
        return run
    }

    private func runDidBegin(_ run: TransitionRun) {
        self.run = run
        prepared = nil
        guard let screen = run.screen else { return }
        run.addGestures()
        TransitionGrabGestureRecognizer.install(on: run)
        run.onEnd { [weak self] completed in
            guard completed == (run.side == .source) else { return }
            // The view is found by the screen, which may be released with the transition.
            withExtendedLifetime(screen) { run.focus?.takeFocus { self?.run == nil } }
        }
        notifier.follow(run, of: screen)
    }
}

/// A dismissal that a finger has begun, and that UIKit hasn't requested yet.
@MainActor private struct PreparedDismissal {
    let run: TransitionRun
    /// The screen that the finger dismisses.
    private(set) weak var screen: UIViewController?

    init(run: TransitionRun, screen: UIViewController) {
        self.run = run
        self.screen = screen
    }

    /// Returns whether UIKit dismisses this screen, or a container of it. The app may dismiss another screen first.
    func isMeant(for destination: UIViewController) -> Bool {
        guard let screen else { return false }
        return sequence(first: screen, next: \.parent).contains { $0 === destination }
    }
}
