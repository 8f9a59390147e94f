import UIKit

/// Lets UIKit's swipe back of a navigation controller begin wherever there is something to go back to.
///
/// That swipe asks no delegate for its transition: a screen that something flies out of goes back by itself instead.
@MainActor final class SystemSwipeBack: NSObject {
    private weak var navigationController: UINavigationController?
    private var fliesBack: @MainActor (UIViewController) -> Bool = { _ in false }

    /// - Parameter fliesBack: Whether something is to fly back out of a screen.
    func enable(in navigationController: UINavigationController, fliesBack: @escaping @MainActor (UIViewController) -> Bool) {
        self.navigationController = navigationController
        self.fliesBack = fliesBack
        navigationController.interactivePopGestureRecognizer?.delegate = self
    }
}

extension SystemSwipeBack: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // A swipe in the middle of a transition would start another one.
        guard let navigationController, let screen = navigationController.topViewController, screen.isPushed,
            navigationController.transitionCoordinator == nil
        else { return false }
        guard fliesBack(screen) else { return true }
        screen.leave()
        return false
    }

    /// Content that drags waits until it is clear that this is no swipe from the edge. A screen's own swipe goes before.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer && !(otherGestureRecognizer.delegate is EdgeSwipe)
    }
}
