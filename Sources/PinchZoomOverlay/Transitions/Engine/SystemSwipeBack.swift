import UIKit

/// Reenables UIKit's swipe back in a navigation controller whose delegate animates transitions. UIKit has a swipe from the leading edge
/// and, from iOS 26 on, a swipe in the content.
///
/// UIKit's swipe doesn't request a transition from the delegate, so no photo would fly. Therefore UIKit's swipe doesn't begin on a screen
/// whose photo flies back. The screen's own `EdgeSwipe` pops it instead. If the screen has no `EdgeSwipe`, this object pops the screen, and
/// the photo flies back without following the finger.
///
/// This object is the delegate of the recognizers, which retain this object. Without a delegate, the recognizers would also begin on the
/// root screen.
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

    /// Becomes the delegate of UIKit's swipe recognizers.
    ///
    /// - Parameter flyingScreen: A closure that returns the screen whose photo flies back when the top screen is popped, or `nil` if no
    ///   photo flies.
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
        // On a photo's screen, drags in the content turn pages or move the photo. Therefore UIKit's swipe in the content doesn't begin.
        guard gestureRecognizer is UIScreenEdgePanGestureRecognizer else {
            return flyingScreen(screen) == nil && isWayBack(gestureRecognizer, in: navigationController.view)
        }
        guard let flyingScreen = flyingScreen(screen) else { return true }
        if !EdgeSwipe.isInstalled(on: flyingScreen) { screen.leave() }
        return false
    }

    /// Makes other pan recognizers wait until UIKit's swipe from the edge fails. The recognizer of an `EdgeSwipe` doesn't wait, because an
    /// `EdgeSwipe` takes precedence.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer is UIScreenEdgePanGestureRecognizer && otherGestureRecognizer is UIPanGestureRecognizer
            && !(otherGestureRecognizer.delegate is EdgeSwipe)
    }

    /// Returns whether a drag goes toward the trailing edge, and began outside of controls and of scroll views that scroll horizontally.
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
