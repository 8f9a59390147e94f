import UIKit

/// The pinch that takes the photo of a screen along, away from it: of two fingers, or on a trackpad.
final class ZoomDismissalPinch: DismissalGesture {
    private var held: PinchedTransition?

    /// Puts one on a screen, or leaves the one that is there.
    static func install(on destination: any ZoomTransitionDestination, for controller: ZoomTransitionController) {
        let gesture = ZoomDismissalPinch(of: destination, for: controller)
        let pinch = InwardPinchGestureRecognizer()
        pinch.touchesToBegin = .max
        guard gesture.install(pinch) else { return }
        gesture.add(UIPinchGestureRecognizer())
    }

    override func recognizerDidChange(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began:
            guard let fingers = fingers(of: recognizer), let screen, let run = starter?.beginDismissal(of: screen) else { return }
            held = PinchedTransition(run, with: fingers, ratio: (recognizer as? InwardPinchGestureRecognizer)?.ratio ?? 1)
            // The dismissal may have turned the interface, which takes the fingers away: nobody tells of that a second time.
            if recognizer.state != .began { end { $0.cancel() } }
        case .changed:
            if let fingers = fingers(of: recognizer) { held?.move(to: fingers) }
        case .ended:
            end { $0.letGo() }
        case .cancelled, .failed:
            end { $0.cancel() }
        default:
            break
        }
    }

    private func end(_ leave: (PinchedTransition) -> Void) {
        guard let held else { return }
        self.held = nil
        leave(held)
    }

    private func fingers(of recognizer: UIGestureRecognizer) -> Fingers? {
        if let recognizer = recognizer as? InwardPinchGestureRecognizer { return Fingers(recognizer.fingers) }
        guard let pinch = recognizer as? UIPinchGestureRecognizer else { return nil }
        return Fingers(trackpadScale: pinch.scale, at: pinch.location(in: nil))
    }

    /// The photo that is to follow; what is zoomed in is pinched by its own screen.
    private var mayBegin: Bool {
        guard let destination = screen as? any ZoomTransitionDestination, let controller = starter as? ZoomTransitionController else {
            return false
        }
        return controller.mayDismiss(destination, by: \.allowsDismissalByPinching)
    }

    // MARK: UIGestureRecognizerDelegate

    /// The trackpad's pinches are the second recognizer's, all fingers the first one's.
    override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        (event.type == .transform) == (gestureRecognizer is UIPinchGestureRecognizer)
    }

    override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        mayBegin || held != nil
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard mayBegin else { return false }
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
