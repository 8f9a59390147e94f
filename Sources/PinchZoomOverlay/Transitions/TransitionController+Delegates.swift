#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension TransitionController: UINavigationControllerDelegate {
    /// Returns the object that animates a push or a pop, or `nil` to use UIKit's own transition.
    ///
    /// - Parameters:
    ///   - navigationController: The navigation controller that pushes or pops.
    ///   - operation: The kind of transition.
    ///   - fromVC: The view controller that the transition leaves.
    ///   - toVC: The view controller that the transition shows.
    /// - Returns: The object that animates the transition, or `nil` if this controller doesn't animate transitions between these screens.
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

    /// Returns the object that drives a push or a pop, so that a finger can grab the transition at any time.
    ///
    /// - Parameters:
    ///   - navigationController: The navigation controller that pushes or pops.
    ///   - animationController: The object that animates the transition.
    /// - Returns: The object that drives the transition, or `nil` if this controller doesn't animate it.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        animationController as? TransitionRun
    }
}

extension TransitionController: UIViewControllerTransitioningDelegate {
    /// Returns the object that animates a presentation, or `nil` to use UIKit's own transition.
    ///
    /// - Parameters:
    ///   - presented: The view controller that is presented.
    ///   - presenting: The view controller that presents `presented`.
    ///   - source: The view controller whose `present(_:animated:completion:)` method was called. The transition starts from this view
    ///     controller.
    /// - Returns: The object that animates the transition, or `nil` if this controller doesn't animate transitions between these screens.
    public func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if let navigationController { ScreensOwnTransitions.screenIsPresented(from: navigationController) }
        return animator(to: .destination, source: source, destination: presented)
    }

    /// Returns the object that animates a dismissal, or `nil` to use UIKit's own transition.
    ///
    /// - Parameter dismissed: The view controller that is dismissed.
    /// - Returns: The object that animates the transition, or `nil` if this controller doesn't animate transitions between these screens.
    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let presenter = dismissed.presentingViewController else { return nil }
        return animator(to: .source, source: presenter, destination: dismissed)
    }

    /// Returns the object that drives a presentation, so that a finger can grab the transition at any time.
    ///
    /// - Parameter animator: The object that animates the transition.
    /// - Returns: The object that drives the transition, or `nil` if this controller doesn't animate it.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        animator as? TransitionRun
    }

    /// Returns the object that drives a dismissal, so that a finger can grab the transition at any time.
    ///
    /// - Parameter animator: The object that animates the transition.
    /// - Returns: The object that drives the transition, or `nil` if this controller doesn't animate it.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        animator as? TransitionRun
    }
}
#endif
