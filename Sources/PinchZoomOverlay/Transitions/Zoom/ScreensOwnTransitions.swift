import UIKit

/// The delegate of a navigation controller that has no other. It serves screens with a transition of their own; UIKit animates all others.
final class ScreensOwnTransitions: NSObject, UINavigationControllerDelegate {
    /// Becomes the delegate of a navigation controller, which retains it, unless the controller has one.
    static func serve(_ navigationController: UINavigationController) {
        guard navigationController.delegate == nil else { return }
        let delegate = ScreensOwnTransitions()
        objc_setAssociatedObject(navigationController, AssociationKey.delegate, delegate, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        navigationController.delegate = delegate
        // UIKit turns the swipe back off for delegates that animate.
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
