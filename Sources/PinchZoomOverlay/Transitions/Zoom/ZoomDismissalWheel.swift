import UIKit

/// A mouse's wheel that leaves the screen of a photo: it goes by steps, so that the photo flies home by itself when it has gone far enough.
final class ZoomDismissalWheel: DismissalGesture {
    /// After which the wheel counts from the beginning, in seconds.
    private static let pause: TimeInterval = 0.5

    /// How far down it has been turned, in points.
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
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        switch recognizer.state {
        case .began:
            formerTranslation = 0
            turn(to: pan.translation(in: nil).y)
        case .changed, .ended:
            turn(to: pan.translation(in: nil).y)
        default:
            break
        }
    }

    private func turn(to translation: CGFloat) {
        let now = CACurrentMediaTime()
        if now - latest > ZoomDismissalWheel.pause { distance = 0 }
        latest = now
        distance = max(0, distance + translation - formerTranslation)
        formerTranslation = translation
        guard let (controller, destination) = zoom(allowedBy: \.allowsDismissalByDragging), let window = destination.view.window,
            distance > controller.configuration.drag.dismissalDistance * window.bounds.height
        else { return }
        distance = 0
        destination.leave()
    }

    /// Fingers are none of its own.
    override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }

    /// Upwards or downwards, where the photo may go.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let movement = (gestureRecognizer as? UIPanGestureRecognizer)?.translation(in: nil) else { return false }
        guard abs(movement.y) > abs(movement.x), zoom(allowedBy: \.allowsDismissalByDragging) != nil else { return false }
        return !isOnScrolledContent(at: gestureRecognizer.location(in: nil))
    }
}
