/// The motion of a presented controller that comes or goes: up from the bottom, or a fade.
struct PresentationMotion: TransitionStyle {
    /// The duration in seconds. Apple documents none; 0.4 s is close to a phone's duration.
    let duration: TimeInterval = 0.4
    let change: PresentationChange

    /// The spring after a finger has released a sheet: critically damped, with 2π/ω₀ = 0.4 s. Apple publishes no numbers.
    let spring = UISpringTimingParameters(
        mass: 1,
        stiffness: pow(2 * .pi / 0.4, 2),
        damping: 2 * 2 * .pi / 0.4,
        initialVelocity: .zero
    )

    private var container: PresentationView { change.presentation.container }
    private var controller: UIPresentationController { change.presentation.controller }
    private var fades: Bool {
        change.presentation.presented.modalTransitionStyle == .crossDissolve || change.presentation.style == .popover
    }

    func prepare(_ transition: ControllerTransition) {
        change.begin()
        if change.isPresenting {
            if let view = controller.presentedView { container.addSubview(view) }
            controller.placePresentedView()
            container.presentedViewIsPlaced()
        } else if let outermost = change.outermost, outermost.coversPresenter {
            outermost.bringPresentersViewBack()
        }
        container.layoutIfNeeded()
        controller.presentedView?.keepsSafeArea = true
        container.touches = .nowhere
        if change.isPresenting { setGone() }
    }

    func animate(_ transition: ControllerTransition) {
        guard change.isPresenting else { return setGone() }
        controller.presentedView?.alpha = 1
        controller.placePresentedView()
    }

    private func setGone() {
        guard let view = controller.presentedView else { return }
        if fades {
            view.alpha = 0
        } else {
            view.frame.origin.y = container.bounds.height
        }
    }

    func cleanUp(_ transition: ControllerTransition, completed: Bool) {
        container.touches = .everywhere
        container.setNeedsLayout()
        controller.presentedView?.keepsSafeArea = false
        controller.presentedView?.alpha = 1
        if !change.isPresenting, !completed, let outermost = change.outermost, outermost.coversPresenter {
            outermost.takePresentersViewAway()
        }
        change.end(completed: completed)
    }

    func view(of controller: UIViewController) -> UIView? { change.view(of: controller) }

    func frames(of controller: UIViewController, in transition: ControllerTransition) -> (initial: CGRect, final: CGRect) {
        change.frames(of: controller)
    }
}
