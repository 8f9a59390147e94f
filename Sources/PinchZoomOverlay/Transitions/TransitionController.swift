#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The base class of the transition controllers. You don't subclass this class.
///
/// Create a ``ZoomTransitionController``, a ``SharedViewTransitionController`` or a ``GrowTransitionController``. Push a screen with
/// ``push(_:in:)``, or make the controller the transitioning delegate of a screen that you present. The controller can also be the delegate
/// of a navigation controller. If your app already has such a delegate, forward the delegate's calls to the controller.
///
/// UIKit keeps only weak references to delegates, so keep a strong reference to the controller, unless you push a screen with it, or assign
/// it to a screen's ``ZoomTransitionDestination/zoomTransition``.
@MainActor public class TransitionController: NSObject {
    /// The delegate that is notified of this controller's transitions.
    ///
    /// The controller keeps a weak reference to its delegate.
    public weak var delegate: (any TransitionControllerDelegate)?

    /// The usable durations of a transition, in seconds.
    static let durations: ClosedRange<TimeInterval> = 0.05...10
    /// A closure that sends did-end for a transition that is about to end. UIKit may begin the next transition before this transition is
    /// over. Without this closure, the delegate would then receive the next will-begin before did-end.
    final var pendingEnd: (@MainActor () -> Void)?
    /// The transition that is under way, or `nil` if there is none.
    private(set) var run: TransitionRun?
    /// Whether a transition of this controller has ever begun.
    private(set) var hasBegun = false
    /// A dismissal that a finger has begun, and that UIKit hasn't requested yet.
    private var prepared: TransitionRun?

    override init() {
        super.init()
    }

    /// Pushes a screen with this controller's transition, and leaves the navigation controller's other screens to UIKit.
    ///
    /// This controller also animates the way back. While the screen is on top, its own swipe from the edge replaces UIKit's swipe back. On
    /// all other screens, UIKit's swipe back works, on iOS 26 also in the content. If you make the controller the navigation controller's
    /// delegate instead, UIKit disables its swipe back on all screens.
    ///
    /// If the navigation controller has no delegate, this method sets one. If the delegate is your own, forward its calls to any
    /// transition controller. The screen keeps a strong reference to this controller.
    ///
    /// - Parameters:
    ///   - screen: The screen to push.
    ///   - navigationController: The navigation controller that shows the screen.
    public func push(_ screen: UIViewController, in navigationController: UINavigationController) {
        screen.assignedTransition = self
        ScreensOwnTransitions.serve(navigationController, for: screen)
        navigationController.pushViewController(screen, animated: true)
    }

    // MARK: Overridden by subclasses

    /// The navigation controller that a screen with this transition may be pushed in.
    var navigationController: UINavigationController? { nil }

    /// Returns the plan of a transition, or `nil` to use UIKit's own transition.
    func plan(for request: TransitionRequest) -> TransitionPlan? { nil }

    // MARK: Transitions

    /// Returns the object that plays a transition for UIKit, or `nil` to use UIKit's own transition.
    final func animator(to side: TransitionSide, source: UIViewController, destination: UIViewController) -> TransitionRun? {
        let controller = destination.transitionOfItsOwn ?? self
        // If the screen isn't in the destination, UIKit requests another dismissal, for example because the app dismisses another screen
        // first.
        if let prepared = controller.prepared, side == .source, let screen = prepared.screen,
            sequence(first: screen, next: \.parent).contains(where: { $0 === destination })
        {
            return prepared
        }
        return controller.makeRun(for: TransitionRequest(side: side, source: source, destination: destination))
    }

    /// Adds the gestures that dismiss a pushed screen. Returns whether this controller animates the screen.
    final func addGestures(to screen: UIViewController) -> Bool {
        guard let source = screen.screenBelow,
            let plan = plan(for: TransitionRequest(side: .source, source: source, destination: screen))
        else { return false }
        plan.addGestures()
        return true
    }

    /// Begins the dismissal of a screen for a gesture. Returns the run of the dismissal, or `nil` if the screen can't be dismissed.
    final func beginDismissal(of screen: UIViewController, by gesture: DismissalGesture) -> TransitionRun? {
        guard screen.canLeave, let source = screen.screenBelow else { return nil }
        let formerWindow = TransitionPhase.FormerWindow(size: screen.viewIfLoaded?.window?.bounds.size, precedesTransition: true)
        let request = TransitionRequest(side: .source, source: source, destination: screen, formerWindow: formerWindow)
        guard let run = makeRun(for: request) else { return nil }
        // When `prepared` is replaced, UIKit can no longer request the former dismissal. Therefore the former dismissal ends here.
        prepared?.endNow()
        prepared = run
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
            if prepared === run { prepared = nil }
        }
        return run
    }

    private func runDidBegin(_ run: TransitionRun) {
        self.run = run
        hasBegun = true
        prepared = nil
        guard let screen = run.screen else { return }
        run.plan.addGestures()
        TransitionGrabGestureRecognizer.install(on: run)
        run.onEnd { [weak self] completed in
            guard completed == (run.side == .source) else { return }
            // The plan finds the view through the screen. Without this reference, the screen could be released with the transition, and
            // VoiceOver's focus wouldn't move to the view.
            withExtendedLifetime(screen) { run.plan.focus()?.takeFocus { self?.run == nil } }
        }
        if run.side == .destination { (screen as? any GestureDismissedScreen)?.openingDidBegin(run) }
        notifyDelegate(of: run, on: screen)
    }
}
#endif
