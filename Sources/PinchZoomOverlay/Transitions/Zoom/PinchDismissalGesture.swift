#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The gesture that dismisses a photo by a pinch, with two fingers or on a trackpad.
final class PinchDismissalGesture: PhotoDismissalGesture {
    /// Adds the gesture to a screen, unless this controller has already added it.
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

    /// Whether a pinch may dismiss the photo now. While a pager's photo is zoomed in, the pager itself handles pinches.
    private var mayBegin: Bool { zoomToDismiss(by: \.allowsDismissalByPinching) != nil }

    // MARK: UIGestureRecognizerDelegate

    /// Sends the pinches of a trackpad only to the `UIPinchGestureRecognizer`, and touches only to the `InwardPinchGestureRecognizer`.
    override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        (event.type == .transform) == (gestureRecognizer is UIPinchGestureRecognizer)
    }

    override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        mayBegin || isHeld
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard mayBegin, fingers(of: gestureRecognizer) != nil else { return false }
        // In a scroll view that is zoomed in, a pinch zooms the content out instead of dismissing the screen.
        let scrollViews = scrollViews(at: gestureRecognizer.location(in: nil))
        guard !scrollViews.contains(where: { $0.zoomScale > $0.minimumZoomScale * 1.001 }) else { return false }
        guard let pinch = gestureRecognizer as? UIPinchGestureRecognizer else { return true }
        // UIKit doesn't document whether the scale is already below 1 when an inward pinch begins. Therefore the velocity counts too.
        return pinch.scale < 1 || pinch.velocity < 0
    }

    /// Makes the pinches of the screen's scroll views wait for this gesture to fail. If the fingers move toward each other and this gesture
    /// begins, no scroll view zooms.
    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        (otherGestureRecognizer.view as? UIScrollView)?.pinchGestureRecognizer === otherGestureRecognizer
    }
}

/// Recognizes two fingers that move toward each other. Before the gesture has begun, it fails if the fingers move apart, if a finger lifts,
/// or if a third finger lands.
final class InwardPinchGestureRecognizer: AddedTouchesGestureRecognizer {
    /// The decrease of the fingers' distance with which the gesture begins, in points, as measured on Apple's own zoom transition.
    private static let beginDistance: CGFloat = 8.7
    /// The increase of the fingers' distance with which the gesture fails, in points. The pinch of a scroll view needs a larger change to
    /// begin, so this gesture doesn't delay that pinch.
    private static let failDistance: CGFloat = 4

    private var landingSpread: CGFloat?

    /// The fingers' distance now, divided by their distance when they landed.
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
#endif
