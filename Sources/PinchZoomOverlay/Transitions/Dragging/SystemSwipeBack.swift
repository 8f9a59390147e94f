import UIKit

/// Lets UIKit's swipe back of a navigation controller begin wherever there is something to go back to: from the leading edge and, from iOS 26
/// on, anywhere in the content.
///
/// That swipe asks no delegate for its transition: from a screen that something flies out of the screen's own swipe goes back instead, or, where
/// there is none, the screen does by itself. The recognizers keep it, since without a delegate they would begin where there is nothing to go
/// back to as well.
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

    /// - Parameter flyingScreen: What something is to fly back out of: a screen itself, or the one that is shown in it; else nil.
    static func enable(
        in navigationController: UINavigationController,
        flyingScreen: @escaping @MainActor (UIViewController) -> UIViewController?
    ) {
        let swipe = SystemSwipeBack(navigationController, flyingScreen: flyingScreen)
        for recognizer in navigationController.popGestureRecognizers { swipe.takeOver(recognizer) }
    }

    func takeOver(_ recognizer: UIGestureRecognizer) {
        recognizer.delegate = self
        // The closure keeps it.
        recognizer.addHandler { _ in _ = self }
    }
}

extension SystemSwipeBack: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // A swipe in the middle of a transition would start another one.
        guard let navigationController, let screen = navigationController.topViewController, screen.isPushed,
            navigationController.transitionCoordinator == nil, screen.navigationItem.showsWayBack
        else { return false }
        // A photo's screen pages, and takes its photo along: a drag in its content is its own.
        guard gestureRecognizer is UIScreenEdgePanGestureRecognizer else {
            return flyingScreen(screen) == nil && isWayBack(gestureRecognizer, in: navigationController.view)
        }
        guard let flyingScreen = flyingScreen(screen) else { return true }
        if !EdgeSwipe.isInstalled(on: flyingScreen) { screen.leave() }
        return false
    }

    /// Content that drags waits until it is clear that this is no swipe from the edge. A screen's own swipe goes before.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer is UIScreenEdgePanGestureRecognizer && otherGestureRecognizer is UIPanGestureRecognizer
            && !(otherGestureRecognizer.delegate is EdgeSwipe)
    }

    /// Whether a drag in the content goes from the leading side to the trailing one, and begins on nothing that takes such a drag itself.
    private func isWayBack(_ recognizer: UIGestureRecognizer, in view: UIView) -> Bool {
        guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
        let movement = pan.translation(in: view)
        let direction: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
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
