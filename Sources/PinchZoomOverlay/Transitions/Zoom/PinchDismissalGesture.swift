import UIKit

/// The pinch that takes a photo along, by two fingers or on a trackpad.
final class PinchDismissalGesture: PhotoDismissalGesture {
    /// Adds the gesture to a screen, unless the screen has one of this controller.
    static func install(on destination: any ZoomTransitionDestination, for zoom: ZoomTransitionController) {
        let gesture = PinchDismissalGesture(of: destination, for: zoom)
        let pinch = InwardPinchGestureRecognizer()
        pinch.touchesToBegin = .max
        guard gesture.install(pinch) else { return }
        gesture.add(UIPinchGestureRecognizer())
    }

    override func hold(by recognizer: UIGestureRecognizer) -> InteractiveGrip.Hold? {
        fingers(of: recognizer).map { .pinch($0, ratio: (recognizer as? InwardPinchGestureRecognizer)?.ratio ?? 1) }
    }

    override func position(of recognizer: UIGestureRecognizer) -> InteractiveGrip.Position? {
        fingers(of: recognizer).map { .pinch($0) }
    }

    private func fingers(of recognizer: UIGestureRecognizer) -> Fingers? {
        if let recognizer = recognizer as? InwardPinchGestureRecognizer { return Fingers(recognizer.fingers) }
        guard let pinch = recognizer as? UIPinchGestureRecognizer else { return nil }
        return Fingers(trackpadScale: pinch.scale, at: pinch.location(in: nil))
    }

    /// Whether the photo may be dismissed now. A photo that is zoomed in is pinched by its own screen.
    private var mayBegin: Bool { dismissible(by: \.allowsDismissalByPinching) != nil }

    // MARK: UIGestureRecognizerDelegate

    /// Separates the trackpad's pinches, which the second recognizer receives, from the touches of the first.
    override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        (event.type == .transform) == (gestureRecognizer is UIPinchGestureRecognizer)
    }

    override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        mayBegin || isHeld
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard mayBegin, fingers(of: gestureRecognizer) != nil else { return false }
        guard let pinch = gestureRecognizer as? UIPinchGestureRecognizer else { return true }
        // UIKit doesn't document whether the scale has changed by the time a pinch begins. The velocity has.
        return pinch.scale < 1 || pinch.velocity < 0
    }

    /// Makes the screen's scroll views wait: they zoom if the fingers don't come together.
    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        (otherGestureRecognizer.view as? UIScrollView)?.pinchGestureRecognizer === otherGestureRecognizer
    }
}

/// Recognizes two fingers that come together. It fails for fingers that move apart or only turn.
final class InwardPinchGestureRecognizer: AddedTouchesGestureRecognizer {
    /// The distance by which two fingers come together before the gesture begins, in points, as measured on Apple's own zoom transition.
    private static let beginDistance: CGFloat = 8.7
    /// The distance by which two fingers move apart before the gesture fails, in points: less than any pinch needs to begin.
    private static let failDistance: CGFloat = 4

    private var landingSpread: CGFloat?

    /// The fingers' distance in relation to the distance at which they landed.
    var ratio: CGFloat {
        guard let landingSpread, let spread = Fingers(fingers)?.spread else { return 1 }
        return spread / landingSpread
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return }
        if fingers.count > 2 { state = .failed }
        landingSpread = Fingers(fingers)?.spread
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible, let landingSpread, let spread = Fingers(fingers)?.spread else { return }
        if landingSpread - spread >= InwardPinchGestureRecognizer.beginDistance {
            state = .began
        } else if spread - landingSpread >= InwardPinchGestureRecognizer.failDistance {
            state = .failed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state == .possible, landingSpread != nil { state = .failed }
    }

    override func reset() {
        super.reset()
        landingSpread = nil
    }
}
