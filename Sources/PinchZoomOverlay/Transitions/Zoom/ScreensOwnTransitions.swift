import UIKit

/// The delegate of a navigation controller that has none: its screens that have a transition of their own come and go by that, all others by
/// UIKit's.
final class ScreensOwnTransitions: NSObject, UINavigationControllerDelegate {
    /// Becomes the delegate of a navigation controller, which keeps it, unless that has one.
    static func serve(_ navigationController: UINavigationController) {
        guard navigationController.delegate == nil else { return }
        let delegate = ScreensOwnTransitions()
        objc_setAssociatedObject(navigationController, AssociationKey.delegate, delegate, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        navigationController.delegate = delegate
        // A delegate that gives transitions has switched it off.
        SystemSwipeBack.enable(in: navigationController) { screen in
            screen.zoomTransitionOfItsOwn == nil ? nil : screen.firstShown((any ZoomTransitionDestination).self)
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        (operation == .push ? toVC : fromVC).zoomTransitionOfItsOwn?
            .navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        animationController as? TransitionRun
    }
}
