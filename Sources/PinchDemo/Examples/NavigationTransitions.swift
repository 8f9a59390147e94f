import PinchZoomOverlay
import UIKit

/// The delegate of a navigation controller whose screens come in several ways: it asks one transition controller after the other, and the
/// first that knows both screens answers. For all other screens UIKit's own push and pop stay.
final class NavigationTransitions: NSObject, UINavigationControllerDelegate {
    let controllers: [TransitionController]

    init(_ controllers: [TransitionController]) {
        self.controllers = controllers
        super.init()
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        controllers.lazy
            .compactMap { $0.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC) }
            .first
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        controllers.lazy
            .compactMap { $0.navigationController(navigationController, interactionControllerFor: animationController) }
            .first
    }
}
