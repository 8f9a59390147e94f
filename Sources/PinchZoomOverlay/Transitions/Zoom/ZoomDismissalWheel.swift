import UIKit

/// A mouse's wheel that leaves the screen of a photo: it goes by steps, so that the photo flies home by itself when it has gone far enough.
final class ZoomDismissalWheel: DismissalGesture {
    /// After which the wheel counts from the beginning, in seconds.
    private static let pause: TimeInterval = 0.5

    private var distance: CGFloat = 0
    private var formerTranslation: CGFloat = 0
    private var latest = -TimeInterval.infinity

    /// Puts one on a screen, or leaves the one that is there.
    static func install(on destination: any ZoomTransitionDestination, for controller: ZoomTransitionController) {
        let recognizer = UIPanGestureRecognizer()
        recognizer.allowedScrollTypesMask = .discrete
        ZoomDismissalWheel(of: destination, for: controller).install(recognizer)
    }

    override func recognizerDidChange(_ recognizer: UIGestureRecognizer) {
        guard let pan = recognizer as? UIPanGestureRecognizer, let destination = screen as? any ZoomTransitionDestination,
            let controller = starter as? ZoomTransitionController
        else { return }
        if recognizer.state == .began { formerTranslation = 0 }
        guard recognizer.state == .began || recognizer.state == .changed || recognizer.state == .ended else { return }
        let (now, translation) = (CACurrentMediaTime(), pan.translation(in: nil).y)
        if now - latest > ZoomDismissalWheel.pause { distance = 0 }
        latest = now
        distance = max(0, distance + translation - formerTranslation)
        formerTranslation = translation
        let height = destination.view.window?.bounds.height ?? .infinity
        guard distance > controller.configuration.dismissalDistance * height, Self.mayBegin(destination, for: controller) else { return }
        distance = 0
        destination.leave()
    }

    private static func mayBegin(_ destination: any ZoomTransitionDestination, for controller: ZoomTransitionController) -> Bool {
        controller.mayDismiss(destination, by: \.allowsDismissalByDragging)
    }

    /// Fingers are none of its own.
    override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }

    /// Upwards or downwards, where the photo may go.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let destination = screen as? any ZoomTransitionDestination,
            let controller = starter as? ZoomTransitionController
        else { return false }
        let movement = pan.translation(in: nil)
        return abs(movement.y) > abs(movement.x) && Self.mayBegin(destination, for: controller)
    }
}
