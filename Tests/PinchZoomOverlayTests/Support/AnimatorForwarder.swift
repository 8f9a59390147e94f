import PinchZoomOverlay
import UIKit

/// The delegate of an app that has its own delegates, and forwards UIKit's requests for animators to a transition controller, and nothing
/// else.
@MainActor class AnimatorForwarder: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
    let zoom: ZoomTransitionController

    init(to zoom: ZoomTransitionController) {
        self.zoom = zoom
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        zoom.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        zoom.animationController(forPresented: presented, presenting: presenting, source: source)
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        zoom.animationController(forDismissed: dismissed)
    }
}
