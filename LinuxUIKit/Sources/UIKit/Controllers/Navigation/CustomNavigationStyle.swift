/// The setup and the cleanup around an app's animator that changes the screens of a navigation controller. The bar is above the container
/// view. UIKit therefore changes the bar along with the animator.
struct CustomNavigationStyle: TransitionStyle {
    unowned let controller: UINavigationController
    let bar: NavigationBarChange

    private var putsRight: Bool { Platform.current.behavior.neglectedViews == .putRight }

    func prepare(_ transition: ControllerTransition) {
        guard let from = transition.from?.view, let screen = transition.to, let to = screen.view else { return }
        let content = controller.contentView
        if putsRight, to.transform.isIdentity { to.frame = controller.room(for: screen) }
        controller.fitBar()
        content.layoutIfNeeded()
        for view in [from, to] { view.isHeldByTransition = true }
        (controller.view as? NavigationView)?.touches = .inContent
        bar.begin()
    }

    func animate(_ transition: ControllerTransition) {
        bar.animate()
    }

    func cleanUp(_ transition: ControllerTransition, completed: Bool) {
        guard let from = transition.from?.view, let to = transition.to?.view else { return }
        let content = controller.contentView
        let (stays, goes) = completed ? (to, from) : (from, to)
        goes.removeFromSuperview()
        if putsRight || stays.superview === transition.containerView, stays.superview !== content { content.addSubview(stays) }
        if putsRight, stays.transform.isIdentity, let screen = completed ? transition.to : transition.from {
            stays.frame = controller.room(for: screen)
        }
        for view in [from, to] { view.isHeldByTransition = false }
        (controller.view as? NavigationView)?.touches = .everywhere
        bar.end(completed: completed)
    }

    func frames(of controller: UIViewController, in transition: ControllerTransition) -> (initial: CGRect, final: CGRect) {
        let room = self.controller.room(for: controller)
        if controller === transition.from { return (room, .zero) }
        return (.zero, controller === transition.to ? room : .zero)
    }
}
