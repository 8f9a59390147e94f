import UIKit

/// Lets the swipe back of a navigation controller begin wherever there is something to go back to.
@MainActor final class SwipeBack: NSObject {
    private weak var navigationController: UINavigationController?

    func enable(in navigationController: UINavigationController) {
        self.navigationController = navigationController
        navigationController.interactivePopGestureRecognizer?.delegate = self
    }
}

extension SwipeBack: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigationController else { return false }
        // A swipe in the middle of a transition would start another one.
        return navigationController.viewControllers.count > 1 && navigationController.transitionCoordinator == nil
    }

    /// Content that drags waits until it is clear that this is no swipe from the edge.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer
    }
}
