import UIKit

/// The base class of the transition controllers. You don't subclass it.
///
/// Create a ``ZoomTransitionController``, a ``SharedViewTransitionController`` or a ``GrowTransitionController``. Make it the delegate of a
/// navigation controller, or the transitioning delegate of a screen that you present. If your app has such delegates of its own, let them
/// forward these calls to the controller.
///
/// UIKit keeps only weak references to delegates, so keep a strong reference to the controller, unless you assign it to a screen's
/// ``ZoomTransitionDestination/zoomTransition``.
@MainActor public class TransitionController: NSObject, DismissalStarter {
    /// The delegate that is notified of this controller's transitions.
    ///
    /// The controller keeps a weak reference to its delegate.
    public weak var delegate: (any TransitionControllerDelegate)?

    private lazy var teller = TransitionTeller(for: self)
    /// The transition that is under way.
    private(set) var run: TransitionRun?
    /// One that a finger has asked for and UIKit is about to.
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

    // MARK: What the three kinds say

    /// What a swipe from the edge makes something fly back out of: a screen itself, or the one that is shown in it; else nil.
    func flyingScreen(in screen: UIViewController) -> UIViewController? { nil }

    /// The transition between two screens, if it is one of this controller's.
    func makeRun(for request: TransitionRequest) -> TransitionRun? { nil }

    /// Adds the gestures that leave a screen which a transition has begun to.
    func addDismissalGesture(to destination: UIViewController) {
        EdgeSwipe.install(on: destination, for: self)
    }

    // MARK: Transitions

    /// A transition to or from a screen that fingers can take hold of. After the way back VoiceOver goes to the `focus`.
    func makeRun(
        for request: TransitionRequest,
        of destination: UIViewController,
        duration: TimeInterval,
        focus: @escaping @MainActor () -> UIView?,
        animation: @escaping @MainActor (TransitionScreens) -> any TransitionAnimation
    ) -> TransitionRun {
        let run = TransitionRun(to: request.end, duration: duration, start: request.start, animation: animation)
        run.onBegin { [weak self, weak run, weak destination] in
            guard let self, let run else { return }
            self.run = run
            prepared = nil
            guard let destination else { return }
            addDismissalGesture(to: destination)
            TransitionGrabGestureRecognizer.install(on: run, of: destination, for: self)
            // What the focus is found by may be gone with the destination.
            run.onEnd { [weak self] completed in
                guard completed, request.end == .source else { return }
                withExtendedLifetime(destination) { focus()?.takeFocus { self?.run == nil } }
            }
            teller.follow(run, of: destination)
        }
        run.onEnd { [weak self, weak run] _ in
            guard let self, let run else { return }
            if self.run === run { self.run = nil }
            if prepared?.run === run { prepared = nil }
        }
        return run
    }

    /// Takes up a way back that UIKit is about to ask for.
    func prepare(_ dismissal: PreparedDismissal) {
        // One that nobody has asked for by now is over.
        prepared?.run.endNow()
        prepared = dismissal
    }

    /// What UIKit is to have for a transition: the one that is prepared, or one of this controller's that goes by itself; else nil.
    func animator(to end: TransitionEnd, source: UIViewController, destination: UIViewController) -> TransitionRun? {
        if let run = prepared?.run, run.end == end, prepared?.isMeant(for: destination) ?? false {
            run.handOut()
            return run
        }
        return makeRun(for: TransitionRequest(end: end, source: source, destination: destination, start: .byItself))
    }
}
