import UIKit

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
