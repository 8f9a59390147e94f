#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The swipe from the leading edge that pops a screen. The screen or its photo follows the finger, even if the photo is zoomed in.
///
/// While a navigation controller's delegate can animate transitions, UIKit disables its own swipe back, and this swipe replaces UIKit's
/// swipe. This swipe takes precedence over all other drags on the screen. UIKit's swipe, if it works nevertheless, waits for this swipe.
final class EdgeSwipe: DismissalGesture {
    /// Adds a swipe to a screen, unless the screen already has a swipe of this controller. A window of visionOS has no edge to swipe from.
    static func install(on screen: UIViewController, for controller: TransitionController) {
        #if !os(visionOS)
        let recognizer = UIScreenEdgePanGestureRecognizer()
        recognizer.edges = .left
        EdgeSwipe(of: screen, for: controller).install(recognizer)
        #endif
    }

    override func origin(at landing: CGPoint) -> DragOrigin { .edge(landing: landing) }

    /// Sets the recognizer's edge to the leading edge of the present reading direction.
    override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        #if !os(visionOS)
        let isMirrored = gestureRecognizer.view?.isRightToLeft ?? false
        (gestureRecognizer as? UIScreenEdgePanGestureRecognizer)?.edges = isMirrored ? .right : .left
        #endif
        return super.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }

    /// Begins if the screen is pushed, if its bar shows a back button, and if no transition runs. If the app has disabled UIKit's own swipe
    /// back, this swipe doesn't begin either.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let screen, screen.isPushed, screen.transitionCoordinator == nil, let controller, controller.run == nil else { return false }
        return screen.navigationItem.showsWayBack && screen.navigationController?.interactivePopGestureRecognizer?.isEnabled ?? true
    }

    /// Makes UIKit's own swipe and all other pan recognizers wait until this swipe fails.
    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer
    }
}
#endif
