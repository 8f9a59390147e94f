import UIKit

#if canImport(ObjectiveC)
    import UIKit.UIGestureRecognizerSubclass
#endif

/// Recognizes a finger that taps, lands again at once and drags up or down, which zooms as in a map.
///
/// The recognizer's delegate passes only fingers that have just tapped at the same point. Otherwise every drag would wait for this
/// recognizer.
final class OneFingerZoomGestureRecognizer: UIGestureRecognizer {
    /// The distance after which a finger drags, in points: as far as a tap may move.
    private static let slack: CGFloat = 10
    /// The distance down that doubles the scale, in points. A thumb's reach of some 250 points makes a factor of four.
    private static let doublingDistance: CGFloat = 125

    private var touch: UITouch?
    private var landing = CGPoint.zero
    private var start = CGPoint.zero

    /// Whether a finger is down that has tapped before. It doesn't tap again.
    var isFingerDown: Bool { touch != nil }

    /// The point where the finger landed, in points of the window.
    var landingPoint: CGPoint { landing }

    /// The factor of the zoom: above 1 for a drag down, below 1 for a drag up.
    var scale: CGFloat {
        guard let touch else { return 1 }
        return pow(2, (touch.location(in: nil).y - start.y) / OneFingerZoomGestureRecognizer.doublingDistance)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard touch == nil, touches.count == 1, let first = touches.first else {
            // A second finger may be about to pinch.
            if state == .possible { state = .failed } else { touches.forEach { ignore($0, for: event) } }
            return
        }
        touch = first
        landing = first.location(in: nil)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let touch, touches.contains(touch) else { return }
        guard state == .possible else {
            state = .changed
            return
        }
        let location = touch.location(in: nil)
        let (x, y) = (abs(location.x - landing.x), abs(location.y - landing.y))
        guard max(x, y) > OneFingerZoomGestureRecognizer.slack else { return }
        start = location
        state = y > x ? .began : .failed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard let touch, touches.contains(touch) else { return }
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = state == .possible ? .failed : .cancelled
    }

    override func reset() {
        super.reset()
        touch = nil
    }
}
