import UIKit

/// Gives UIKit the transitions between two screens: as the delegate of a navigation controller, as the transitioning delegate of a presented
/// one, or asked by an app that has delegates of its own, which then hands these calls on.
///
/// Made as one of its three kinds: ``ZoomTransitionController``, ``SharedViewTransitionController``, ``GrowTransitionController``. Delegates
/// are not kept alive: the app keeps the controller.
@MainActor public class TransitionController: NSObject {
    /// The transition that is under way.
    private(set) var run: TransitionRun?
    /// One that a finger has asked for and UIKit is about to.
    private var prepared: PreparedDismissal?
    private let swipeBack = SystemSwipeBack()

    override init() {
        super.init()
    }

    /// Gives a navigation controller its swipe back again.
    ///
    /// UIKit switches the swipe from the leading edge off in a navigation controller whose delegate gives transitions, for all its screens.
    /// After this it begins again: screens with UIKit's own transition, shared views and a cell that has grown go back under the finger, a zoom
    /// goes back by itself.
    /// It takes the place of the delegate of `interactivePopGestureRecognizer`.
    public func enableSwipeBack(in navigationController: UINavigationController) {
        swipeBack.enable(in: navigationController) { [weak self] in self?.fliesBack(from: $0) ?? false }
    }

    /// Whether a swipe from the edge makes something fly back out of a screen, by itself.
    func fliesBack(from screen: UIViewController) -> Bool { false }

    /// The transition between two screens, if it is one of this controller's.
    func makeRun(to end: TransitionEnd, source: UIViewController, destination: UIViewController) -> TransitionRun? { nil }

    /// The way back from a screen, driven by a finger, if it is one of this controller's; it may go on with what flies already.
    func makeHeldClosing(of destination: UIViewController, goingOnWith scene: (any HoldableAnimation)?) -> TransitionRun? { nil }

    /// Lets fingers take hold of a transition, or swipe back from its destination. After the way back VoiceOver goes to the `focus`.
    func attend(to run: TransitionRun, of destination: UIViewController, focus: @escaping @MainActor () -> UIView?) {
        run.whenBegun = { [weak self, weak run, weak destination] in
            guard let self, let run, let destination else { return }
            EdgeSwipeGestureRecognizer.install(on: destination, for: self)
            TransitionGrabGestureRecognizer.install(on: run, of: destination, for: self)
            let whenOver = run.whenOver
            run.whenOver = { [end = run.end] completed in
                whenOver(completed)
                // What the focus is found by may be gone with the destination.
                if completed, end == .source {
                    withExtendedLifetime(destination) { focus()?.focusAfterTransition() }
                }
            }
        }
    }

    /// Takes up a way back that UIKit is about to ask for.
    func prepare(_ closing: PreparedDismissal) {
        // One that nobody has asked for by now is over.
        prepared?.run.endNow()
        track(closing.run)
        prepared = closing
    }

    private func track(_ run: TransitionRun) {
        let (whenBegun, whenOver) = (run.whenBegun, run.whenOver)
        run.whenBegun = { [weak self, weak run] in
            self?.run = run
            self?.prepared = nil
            whenBegun()
        }
        run.whenOver = { [weak self, weak run] completed in
            if let self, let run, self.run === run { self.run = nil }
            if let self, let run, prepared?.run === run { prepared = nil }
            whenOver(completed)
        }
    }

    /// What UIKit is to have for a transition: the one that is prepared, or one of this controller's that goes by itself; else nil.
    func animator(to end: TransitionEnd, source: UIViewController, destination: UIViewController) -> TransitionRun? {
        if let prepared, prepared.run.end == end, prepared.isMeant(by: destination) {
            prepared.run.isHandedOut = true
            return prepared.run
        }
        guard let run = makeRun(to: end, source: source, destination: destination) else { return nil }
        track(run)
        return run
    }
}
