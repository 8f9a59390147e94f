import UIKit

/// The swipe from the leading edge that pops a screen under the finger. UIKit turns its own off where a navigation controller's delegate
/// animates. The swipe takes precedence over everything on the screen that drags, and takes along a photo that is zoomed in.
final class EdgeSwipe: DismissalGesture {
    /// Adds a swipe to a screen, unless the screen has one of this controller.
    static func install(on screen: UIViewController, for controller: TransitionController) {
        let recognizer = UIScreenEdgePanGestureRecognizer()
        recognizer.edges = .left
        EdgeSwipe(of: screen, for: controller).install(recognizer)
    }

    override func origin(at landing: CGPoint) -> DragOrigin { .edge(landing: landing) }

    /// Returns whether a screen has a swipe.
    static func isInstalled(on screen: UIViewController) -> Bool {
        screen.viewIfLoaded?.gestureRecognizers?.contains { $0.delegate is EdgeSwipe } ?? false
    }

    /// Chooses the edge by the reading direction.
    override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        let isMirrored = gestureRecognizer.view?.isRightToLeft ?? false
        (gestureRecognizer as? UIScreenEdgePanGestureRecognizer)?.edges = isMirrored ? .right : .left
        return super.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }

    /// Begins where UIKit's own swipe would. An app that has turned that off has turned this one off as well.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let screen, screen.isPushed, screen.transitionCoordinator == nil, let controller, controller.run == nil else { return false }
        return screen.navigationItem.showsWayBack && screen.navigationController?.interactivePopGestureRecognizer?.isEnabled ?? true
    }

    /// Makes UIKit's own swipe wait for this one, and dragging content as well.
    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer
    }
}
