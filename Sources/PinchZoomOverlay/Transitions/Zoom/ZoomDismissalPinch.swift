import UIKit

/// The pinch that takes the photo of a screen along, away from it: of two fingers, or on a trackpad.
final class ZoomDismissalPinch: DismissalGesture {
    /// Puts one on a screen, or leaves the one that is there.
    static func install(on destination: any ZoomTransitionDestination, for controller: ZoomTransitionController) {
        let gesture = ZoomDismissalPinch(of: destination, for: controller)
        let pinch = InwardPinchGestureRecognizer()
        pinch.touchesToBegin = .max
        guard gesture.install(pinch) else { return }
        gesture.add(UIPinchGestureRecognizer())
    }

    override func hold(_ run: TransitionRun, by recognizer: UIGestureRecognizer) -> (any DrivenTransition)? {
        fingers(of: recognizer).map {
            PinchedTransition(run, with: $0, ratio: (recognizer as? InwardPinchGestureRecognizer)?.ratio ?? 1)
        }
    }

    override func follow(_ recognizer: UIGestureRecognizer, with held: any DrivenTransition) {
        if let fingers = fingers(of: recognizer) { (held as? PinchedTransition)?.move(to: fingers) }
    }

    private func fingers(of recognizer: UIGestureRecognizer) -> Fingers? {
        if let recognizer = recognizer as? InwardPinchGestureRecognizer { return Fingers(recognizer.fingers) }
        guard let pinch = recognizer as? UIPinchGestureRecognizer else { return nil }
        return Fingers(trackpadScale: pinch.scale, at: pinch.location(in: nil))
    }

    /// Whether there is a photo to take along; what is zoomed in is pinched by its own screen.
    private var mayBegin: Bool { zoom(allowedBy: \.allowsDismissalByPinching) != nil }

    // MARK: UIGestureRecognizerDelegate

    /// The trackpad's pinches are the second recognizer's, all fingers the first one's.
    override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        (event.type == .transform) == (gestureRecognizer is UIPinchGestureRecognizer)
    }

    override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        mayBegin || isHeld
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard mayBegin, fingers(of: gestureRecognizer) != nil else { return false }
        guard let pinch = gestureRecognizer as? UIPinchGestureRecognizer else { return true }
        // Whether the scale says something already when it begins is UIKit's affair.
        return pinch.scale < 1 || pinch.velocity < 0
    }

    /// A scroll view of the screen zooms if the fingers do not come together.
    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        (otherGestureRecognizer.view as? UIScrollView)?.pinchGestureRecognizer === otherGestureRecognizer
    }
}
