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
    private var prepared: TransitionRun?
    /// The screen that the finger leaves with it.
    private weak var preparedScreen: UIViewController?
    private let swipeBack = SwipeBack()

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
        swipeBack.enable(in: navigationController)
    }

    /// The transition between two screens, if it is one of this controller's.
    func makeRun(to end: TransitionEnd, source: UIViewController, destination: UIViewController) -> TransitionRun? { nil }

    /// The way back from a screen, driven by a finger, if it is one of this controller's; it may go on with what flies already.
    func makeHeldClosing(of destination: UIViewController, goingOnWith scene: (any HoldableScene)?) -> TransitionRun? { nil }

    /// Starts to leave a screen under a finger; nil if it cannot be left.
    func beginDismissal(of destination: UIViewController) -> TransitionRun? {
        guard let run = prepareClosing(of: destination, goingOnWith: nil) else { return nil }
        run.waitForRequest {}
        destination.leave()
        return run
    }

    /// Turns the way to a screen into the way back from it, under a finger, with what flies already. Nil if that screen cannot be left: then
    /// what flies is over as well.
    ///
    /// For UIKit the opening is over with this, or its cancelled closing.
    func turnBack(_ run: TransitionRun, of destination: UIViewController) -> TransitionRun? {
        guard run.isUnderWay, let scene = run.scene as? any HoldableScene, let window = destination.view.window else { return nil }
        scene.wait(in: window)
        // After an opening it is there before anybody hears of the end: whoever goes back then goes back with what flies.
        var closing = prepareClosing(of: destination, goingOnWith: scene)
        _ = run.handOver()
        if closing?.isUnderWay ?? false { return closing }
        // A closing that is cancelled has been on its way out up to now.
        closing = closing ?? prepareClosing(of: destination, goingOnWith: scene)
        guard let closing, !closing.isOver, destination.canLeave else {
            closing?.endNow()
            scene.leave(at: .destination)
            return nil
        }
        closing.waitForRequest { scene.leave(at: .destination) }
        destination.leave()
        return closing
    }

    private func prepareClosing(of destination: UIViewController, goingOnWith scene: (any HoldableScene)?) -> TransitionRun? {
        guard destination.canLeave, let run = makeHeldClosing(of: destination, goingOnWith: scene) else { return nil }
        prepare(run)
        preparedScreen = destination
        return run
    }

    /// Lets fingers take hold of a transition, or swipe back from its destination. After the way back VoiceOver goes to the `focus`.
    func attend(to run: TransitionRun, of destination: UIViewController, focus: @escaping @MainActor () -> UIView?) {
        run.whenBegun = { [weak self, weak run, weak destination] in
            guard let self, let run, let destination else { return }
            BackSwipeGestureRecognizer.install(on: destination, for: self)
            FlightGrab.install(on: run, of: destination, for: self)
            let whenOver = run.whenOver
            run.whenOver = { [end = run.end] completed in
                whenOver(completed)
                // What the focus is found by may be gone with the destination.
                if completed, end == .source {
                    withExtendedLifetime(destination) { UIAccessibility.post(notification: .screenChanged, argument: focus()) }
                }
            }
        }
    }

    /// Takes a transition up that UIKit is about to ask for.
    func prepare(_ run: TransitionRun) {
        // One that nobody has asked for by now is over.
        prepared?.endNow()
        track(run)
        prepared = run
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
            if let self, let run, prepared === run { prepared = nil }
            whenOver(completed)
        }
    }

    /// Whether the screen that the finger leaves is this one, or in it: the app may leave another first.
    private func isPrepared(for destination: UIViewController) -> Bool {
        guard let preparedScreen else { return false }
        return sequence(first: preparedScreen, next: \.parent).contains { $0 === destination }
    }

    private func animator(to end: TransitionEnd, source: UIViewController, destination: UIViewController) -> TransitionRun? {
        if let prepared, prepared.end == end, isPrepared(for: destination) { return prepared }
        guard let run = makeRun(to: end, source: source, destination: destination) else { return nil }
        track(run)
        return run
    }
}

extension TransitionController: UINavigationControllerDelegate {
    /// The transition for a push or a pop; nil, UIKit's own, if it is none of this controller's.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch operation {
        case .push: animator(to: .destination, source: fromVC, destination: toVC)
        case .pop: animator(to: .source, source: toVC, destination: fromVC)
        default: nil
        }
    }

    /// What drives a transition of this controller's under a finger; nil if it goes by itself.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        (animationController as? TransitionRun)?.interactionController
    }
}

extension TransitionController: UIViewControllerTransitioningDelegate {
    /// The transition for a presentation; nil, UIKit's own, if it is none of this controller's.
    public func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator(to: .destination, source: source, destination: presented)
    }

    /// The transition for a dismissal; nil, UIKit's own, if it is none of this controller's.
    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let presenter = dismissed.presentingViewController else { return nil }
        return animator(to: .source, source: presenter, destination: dismissed)
    }

    /// Nil: a presentation goes by itself.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        (animator as? TransitionRun)?.interactionController
    }

    /// What drives a dismissal of this controller's under a finger; nil if it goes by itself.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        (animator as? TransitionRun)?.interactionController
    }
}
