import UIKit

/// The swipe from the leading edge that leaves a pushed screen for the one below it, under the finger: as UIKit's own, which does not work
/// where a navigation controller's delegate animates. It goes before all else on the screen that drags, and takes along a photo that is zoomed.
final class EdgeSwipe: DismissalGesture {
    /// Puts one on a screen, or leaves the one that is there.
    static func install(on screen: UIViewController, for starter: any DismissalStarter) {
        let recognizer = UIScreenEdgePanGestureRecognizer()
        recognizer.edges = .left
        EdgeSwipe(of: screen, for: starter).install(recognizer)
    }

    override func origin(from landing: CGPoint) -> DragOrigin { .edge(landing: landing) }

    /// Whether a screen has one.
    static func isInstalled(on screen: UIViewController) -> Bool {
        screen.viewIfLoaded?.gestureRecognizers?.contains { $0.delegate is EdgeSwipe } ?? false
    }

    /// The edge turns with the reading direction.
    override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        let isMirrored = gestureRecognizer.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        (gestureRecognizer as? UIScreenEdgePanGestureRecognizer)?.edges = isMirrored ? .right : .left
        return super.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }

    /// Where UIKit's own swipe would work: an app that has turned that off has turned this off.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let screen, screen.isPushed, screen.transitionCoordinator == nil, let starter, starter.run == nil else { return false }
        return screen.navigationItem.showsWayBack && screen.navigationController?.interactivePopGestureRecognizer?.isEnabled ?? true
    }

    /// UIKit's own waits, and content that drags.
    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer
    }
}
