import UIKit

/// The drag that takes the photo of a screen along, away from it. It lies on that screen's view.
final class DismissalPanGestureRecognizer: UIPanGestureRecognizer {
    private var dismissal: ZoomDismissalGesture?

    /// Puts one on a screen, or leaves the one that is there.
    static func install(on destination: any ZoomTransitionDestination, for controller: ZoomTransitionController) {
        guard let view = destination.view else { return }
        for case let recognizer as DismissalPanGestureRecognizer in view.gestureRecognizers ?? [] {
            if recognizer.dismissal?.controller === controller { return }
            view.removeGestureRecognizer(recognizer)
        }
        let recognizer = DismissalPanGestureRecognizer()
        let dismissal = ZoomDismissalGesture(of: destination, for: controller)
        recognizer.dismissal = dismissal
        recognizer.maximumNumberOfTouches = 1
        recognizer.delegate = dismissal
        recognizer.addHandler { [weak recognizer, weak dismissal] _ in
            if let recognizer { dismissal?.dragDidChange(recognizer) }
        }
        view.addGestureRecognizer(recognizer)
    }
}

/// Takes a photo away from its screen.
final class ZoomDismissalGesture: DismissalGesture {}

extension ZoomDismissalGesture: UIGestureRecognizerDelegate {
    /// Downwards, more than sideways, and if the screen lets it: everything else is the screen's own.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let destination = screen as? any ZoomTransitionDestination,
            let controller = controller as? ZoomTransitionController
        else { return false }
        let movement = pan.translation(in: nil)
        return movement.y > abs(movement.x) && controller.mayDismiss(destination)
    }

    /// The screen's own scrolling waits until it is clear which way the finger goes.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        (otherGestureRecognizer.view as? UIScrollView)?.panGestureRecognizer === otherGestureRecognizer
    }
}
