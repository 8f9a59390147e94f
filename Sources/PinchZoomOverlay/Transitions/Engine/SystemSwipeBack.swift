import UIKit

/// Reenables UIKit's swipe back in a navigation controller whose delegate animates: from the leading edge and, on iOS 26, in the content.
///
/// UIKit's swipe requests no transition from the delegate. On a screen with a flight, the screen's own swipe pops instead; without such a
/// swipe, the screen is popped with its flight and without a finger. The recognizers retain this delegate. Without it, they would also
/// begin on the root screen.
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

    /// - Parameter flyingScreen: Returns the screen that something flies out of, for the top screen, or `nil` for none.
    static func enable(
        in navigationController: UINavigationController,
        flyingScreen: @escaping @MainActor (UIViewController) -> UIViewController?
    ) {
        let swipe = SystemSwipeBack(navigationController, flyingScreen: flyingScreen)
        for recognizer in navigationController.popGestureRecognizers { swipe.takeOver(recognizer) }
    }

    func takeOver(_ recognizer: UIGestureRecognizer) {
        recognizer.delegate = self
        // The closure retains the delegate.
        recognizer.addHandler { _ in _ = self }
    }
}

extension SystemSwipeBack: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // A swipe in the middle of a transition would start another one.
        guard let navigationController, let screen = navigationController.topViewController, screen.isPushed,
            navigationController.transitionCoordinator == nil, screen.navigationItem.showsWayBack
        else { return false }
        // A photo's screen pages and drags its photo: it handles drags in its content itself.
        guard gestureRecognizer is UIScreenEdgePanGestureRecognizer else {
            return flyingScreen(screen) == nil && isWayBack(gestureRecognizer, in: navigationController.view)
        }
        guard let flyingScreen = flyingScreen(screen) else { return true }
        if !EdgeSwipe.isInstalled(on: flyingScreen) { screen.leave() }
        return false
    }

    /// Makes content that drags wait for the swipe from the edge to fail. A screen's own swipe takes precedence.
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
