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

    /// Downwards, more than sideways, and if the screen lets it: everything else is the screen's own.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let destination = screen as? any ZoomTransitionDestination,
            let controller = starter as? ZoomTransitionController
        else { return false }
        let movement = pan.translation(in: nil)
        return movement.y > abs(movement.x) && controller.mayDismiss(destination, by: \.allowsDismissalByDragging)
    }

    /// The screen's own scrolling waits until it is clear which way the finger goes.
    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        (otherGestureRecognizer.view as? UIScrollView)?.panGestureRecognizer === otherGestureRecognizer
    }
}
