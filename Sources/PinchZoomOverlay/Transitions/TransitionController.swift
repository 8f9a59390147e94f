import UIKit

/// The base class of the transition controllers. You don't subclass this class.
///
/// Create a ``ZoomTransitionController``, a ``SharedViewTransitionController`` or a ``GrowTransitionController``. Make the controller the
/// delegate of a navigation controller, or the transitioning delegate of a screen that you present. If your app already has such a
/// delegate, forward the delegate's calls to the controller.
///
/// UIKit keeps only weak references to delegates, so keep a strong reference to the controller, unless you assign it to a screen's
/// ``ZoomTransitionDestination/zoomTransition``.
@MainActor public class TransitionController: NSObject {
    /// The delegate that is notified of this controller's transitions.
    ///
    /// The controller keeps a weak reference to its delegate.
    public weak var delegate: (any TransitionControllerDelegate)?

    private lazy var notifier = TransitionNotifier(for: self)
    /// The transition that is under way, or `nil` if there is none.
    private(set) var run: TransitionRun?
    /// A dismissal that a finger has begun, and that UIKit hasn't requested yet.
    private var prepared: PreparedDismissal?

    override init() {
        super.init()
    }

    /// Reenables the swipe-back gestures of a navigation controller.
    ///
    /// If the delegate of a navigation controller provides transitions, UIKit disables the swipe back from the leading edge on all screens
    /// of the navigation controller. On iOS 26, UIKit also disables the swipe in the content. After a call to this method, the swipes work
    /// again, also on screens with UIKit's own transition. Screens that this controller opens have their own swipe, and don't need the
    /// call. As in UIKit, a swipe needs a back button. If the back button is hidden or replaced by other buttons, no swipe begins.
    ///
    /// This method replaces the delegates of `interactivePopGestureRecognizer` and, on iOS 26, of `interactiveContentPopGestureRecognizer`.
    /// Therefore, setting the delegate of the navigation controller doesn't call this method automatically. Call this method after you set
    /// the delegate.
    ///
    /// - Parameter navigationController: The navigation controller whose swipe back to reenable.
    public func enableSwipeBack(in navigationController: UINavigationController) {
        SystemSwipeBack.enable(in: navigationController) { [weak self] in self?.flyingScreen(in: $0) }
    }

    // MARK: Overridden by subclasses

    /// Returns the plan of a transition, or `nil` to use UIKit's own transition.
    func plan(for request: TransitionRequest) -> TransitionPlan? { nil }

    /// Returns the controller of the transitions to and from a screen.
    func controller(of destination: UIViewController) -> TransitionController { self }

    /// Returns the screen whose photo flies back when a swipe from the edge pops a screen, or `nil` if no photo flies.
    func flyingScreen(in screen: UIViewController) -> UIViewController? { nil }

    // MARK: Transitions

    /// Returns the object that plays a transition for UIKit, or `nil` to use UIKit's own transition.
    final func animator(to side: TransitionSide, source: UIViewController, destination: UIViewController) -> TransitionRun? {
        let controller = controller(of: destination)
        if let prepared = controller.prepared, side == .source, prepared.isMeant(for: destination) { return prepared.run }
        return controller.makeRun(for: TransitionRequest(side: side, source: source, destination: destination, start: .free))
    }

    /// Begins the dismissal of a screen for a gesture. Returns the run of the dismissal, or `nil` if the screen can't be dismissed.
    final func beginDismissal(of screen: UIViewController, by gesture: DismissalGesture) -> TransitionRun? {
        guard screen.canLeave, let source = screen.screenBelow else { return nil }
        let start = TransitionRequest.Start.held(windowSize: screen.viewIfLoaded?.window?.bounds.size)
        guard let run = makeRun(for: TransitionRequest(side: .source, source: source, destination: screen, start: start)) else {
            return nil
        }
        // When `prepared` is replaced, UIKit can no longer request the former dismissal. Therefore the former dismissal ends here.
        prepared?.run.endNow()
        prepared = PreparedDismissal(run: run, screen: screen)
        run.waitForRequest()
        (screen as? any GestureDismissedScreen)?.gestureWillDismiss(gesture)
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
            // The plan finds the view through the screen. Without this reference, the screen could be released with the transition, and
            // VoiceOver's focus wouldn't move to the view.
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

    /// Returns whether a destination is the screen of this dismissal, or a container of that screen. If not, UIKit requests another
    /// dismissal, for example because the app dismisses another screen first.
    func isMeant(for destination: UIViewController) -> Bool {
        guard let screen else { return false }
        return sequence(first: screen, next: \.parent).contains { $0 === destination }
    }
}
