import UIKit

/// Reenables UIKit's swipe back in a navigation controller whose delegate animates transitions: the swipe from the leading edge and, on
/// iOS 26, the swipe in the content.
///
/// UIKit's swipe doesn't request a transition from the delegate. If a photo flies back from the top screen, the screen's own swipe pops the
/// screen instead. If such a screen has no swipe of its own, this object pops the screen, and the photo flies without the finger. The
/// recognizers retain this object, which is their delegate. Without a delegate, the recognizers would also begin on the root screen.
@MainActor final class SystemSwipeBack: NSObject {
    private weak var navigationController: UINavigationController?
    private let flyingScreen: @MainActor (UIViewController) -> UIViewController?

    private init(
        _ navigationController: UINavigationController,
        flyingScreen: @escaping @MainActor (UIViewController) -> UIViewController?
    ) {
        self.navigationController = navigationController
        self.flyingScreen = flyingScreen
    }

    /// - Parameter flyingScreen: Returns the screen whose photo flies back when the top screen is popped, or `nil` if no photo flies.
    static func enable(
        in navigationController: UINavigationController,
        flyingScreen: @escaping @MainActor (UIViewController) -> UIViewController?
    ) {
        let swipe = SystemSwipeBack(navigationController, flyingScreen: flyingScreen)
        for recognizer in navigationController.popGestureRecognizers { swipe.takeOver(recognizer) }
    }

    func takeOver(_ recognizer: UIGestureRecognizer) {
        recognizer.delegate = self
        // A recognizer doesn't retain its delegate. This closure retains the delegate.
        recognizer.addHandler { _ in _ = self }
    }
}

extension SystemSwipeBack: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // A swipe during a transition would start a second transition.
        guard let navigationController, let screen = navigationController.topViewController, screen.isPushed,
            navigationController.transitionCoordinator == nil, screen.navigationItem.showsWayBack
        else { return false }
        // A photo's screen handles drags in its content itself: drags turn pages or move the photo.
        guard gestureRecognizer is UIScreenEdgePanGestureRecognizer else {
            return flyingScreen(screen) == nil && isWayBack(gestureRecognizer, in: navigationController.view)
        }
        guard let flyingScreen = flyingScreen(screen) else { return true }
        if !EdgeSwipe.isInstalled(on: flyingScreen) { screen.leave() }
        return false
    }

    /// Makes pan recognizers in the content wait until the swipe from the edge fails. A screen's own swipe doesn't wait, and takes
    /// precedence.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer is UIScreenEdgePanGestureRecognizer && otherGestureRecognizer is UIPanGestureRecognizer
            && !(otherGestureRecognizer.delegate is EdgeSwipe)
    }

    /// Returns whether a drag goes toward the trailing edge, and began outside of all controls and horizontal scroll views.
    private func isWayBack(_ recognizer: UIGestureRecognizer, in view: UIView) -> Bool {
        guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
        let movement = pan.translation(in: view)
        let direction: CGFloat = view.isRightToLeft ? -1 : 1
        guard movement.x * direction > abs(movement.y) else { return false }
        let landing = CGPoint(x: pan.location(in: view).x - movement.x, y: pan.location(in: view).y - movement.y)
        let touched = sequence(first: view.hitTest(landing, with: nil) ?? view, next: \.superview)
        return !touched.contains { $0 is UIControl || ($0 as? UIScrollView)?.scrollsSideways ?? false }
    }
}

extension UIScrollView {
    fileprivate var scrollsSideways: Bool {
        let width = contentSize.width + adjustedContentInset.left + adjustedContentInset.right
        return isScrollEnabled && (alwaysBounceHorizontal || width > bounds.width)
    }
}
