/// The setup and the cleanup around an app's animator that presents or dismisses a controller.
struct CustomPresentationStyle: TransitionStyle {
    let change: PresentationChange
    /// The rotation during a dismissal, or `nil` if nothing turns.
    var turn: DismissalTurn?

    private var container: PresentationView { change.presentation.container }

    private var ends: [UIView] {
        let presenter = (change.outermost ?? change.presentation).presenter
        return [change.presentation.controller.presentedView, presenter?.viewIfLoaded].compactMap { $0 }
    }

    /// Documented: the container view holds the view that goes, and the animator adds the view that comes.
    func prepare(_ transition: ControllerTransition) {
        change.begin()
        if change.isPresenting, change.presentation.coversPresenter { change.presentation.takePresentersViewIn() }
        container.presentedViewIsPlaced()
        container.layoutIfNeeded()
        container.touches = .besideEnds
        ends.forEach { $0.isHeldByTransition = true }
        turn?.begin(with: transition)
    }

    func animate(_ transition: ControllerTransition) {}

    func cleanUp(_ transition: ControllerTransition, completed: Bool) {
        turn?.end(completed: completed, with: transition)
        ends.forEach { $0.isHeldByTransition = false }
        container.touches = .everywhere
        container.setNeedsLayout()
        let base = change.outermost ?? change.presentation
        if base.coversPresenter {
            // If the presenter's view is visible again, it returns to its place. After a presentation, `PresentationChange` removes the
            // presenter's view. After a cancelled dismissal, the view stays where the animator has put it: Apple's sample "Custom View
            // Controller Presentations and Transitions" says that the animator is to take it away.
            if change.isPresenting != completed { base.bringPresentersViewBack() }
        }
        if change.isPresenting, !completed { change.presentation.controller.presentedView?.removeFromSuperview() }
        change.end(completed: completed)
    }

    func view(of controller: UIViewController) -> UIView? { change.view(of: controller) }

    func frames(of controller: UIViewController, in transition: ControllerTransition) -> (initial: CGRect, final: CGRect) {
        change.frames(of: controller)
    }
}
