import UIKit

extension TransitionController: UINavigationControllerDelegate {
    /// Returns the transition for a push or a pop, or `nil` if it's none of this controller's and UIKit's own runs.
    ///
    /// - Parameters:
    ///   - navigationController: The navigation controller that pushes or pops.
    ///   - operation: The kind of the transition.
    ///   - fromVC: The screen that is left.
    ///   - toVC: The screen that comes.
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

    /// Returns the object that drives a transition under a finger, or `nil` if the transition goes by itself or is none of this
    /// controller's.
    ///
    /// - Parameters:
    ///   - navigationController: The navigation controller that pushes or pops.
    ///   - animationController: The transition that the other method has returned.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        (animationController as? TransitionRun)?.interactionController
    }
}

extension TransitionController: UIViewControllerTransitioningDelegate {
    /// Returns the transition for a presentation, or `nil` if it's none of this controller's and UIKit's own runs.
    ///
    /// - Parameters:
    ///   - presented: The screen that is presented.
    ///   - presenting: The view controller that presents it.
    ///   - source: The view controller whose `present(_:animated:completion:)` was called, which the screen flies from.
    public func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator(to: .destination, source: source, destination: presented)
    }

    /// Returns the transition for a dismissal, or `nil` if it's none of this controller's and UIKit's own runs.
    ///
    /// - Parameter dismissed: The screen that is dismissed.
    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let presenter = dismissed.presentingViewController else { return nil }
        return animator(to: .source, source: presenter, destination: dismissed)
    }

    /// Returns `nil`, because a presentation goes by itself.
    ///
    /// - Parameter animator: The transition of the presentation.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        (animator as? TransitionRun)?.interactionController
    }

    /// Returns the object that drives a dismissal under a finger, or `nil` if the dismissal goes by itself or is none of this controller's.
    ///
    /// - Parameter animator: The transition of the dismissal.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        (animator as? TransitionRun)?.interactionController
    }
}
