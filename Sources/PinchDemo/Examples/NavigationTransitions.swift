import PinchZoomOverlay
import UIKit

/// The delegate of a navigation controller with several transitions.
///
/// For each push or pop, this delegate calls the transition controllers in order, and uses the first animation that a controller returns.
/// If no controller returns an animation, UIKit's own push or pop runs.
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
