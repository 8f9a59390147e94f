import UIKit

/// The drag that takes the photo of a screen along, away from it.
final class ZoomDismissalGesture: DismissalGesture {
    /// Puts one on a screen, or leaves the one that is there.
    static func install(on destination: any ZoomTransitionDestination, for controller: ZoomTransitionController) {
        let recognizer = UIPanGestureRecognizer()
        recognizer.maximumNumberOfTouches = 1
        recognizer.allowedScrollTypesMask = .continuous
        ZoomDismissalGesture(of: destination, for: controller).install(recognizer)
    }

    /// Downwards, more than sideways, on nothing that has been scrolled, and if the screen lets it: everything else is the screen's own.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let movement = (gestureRecognizer as? UIPanGestureRecognizer)?.translation(in: nil) else { return false }
        guard movement.y > abs(movement.x), zoom(allowedBy: \.allowsDismissalByDragging) != nil else { return false }
        return !isOnScrolledContent(at: landing(of: gestureRecognizer))
    }

    /// The screen's own scrolling waits until it is clear which way the finger goes.
    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        (otherGestureRecognizer.view as? UIScrollView)?.panGestureRecognizer === otherGestureRecognizer
    }
}
