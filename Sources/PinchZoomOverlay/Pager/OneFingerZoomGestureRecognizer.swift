#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Recognizes a finger that taps, lands again at once, and drags up or down to zoom, as in a map.
///
/// The delegate lets the recognizer receive only touches of a finger that has just tapped at the same point. Otherwise every drag would
/// wait for this recognizer.
final class OneFingerZoomGestureRecognizer: UIGestureRecognizer {
    /// The distance that a finger may move before the drag begins, in points. A tap allows the same distance.
    private static let slack: CGFloat = 10
    /// The distance of a drag down that doubles the scale, in points. A thumb reaches about 250 points, which makes a factor of four.
    private static let doublingDistance: CGFloat = 125

    private var touch: UITouch?
    private var landing = CGPoint.zero
    private var start = CGPoint.zero

    /// Whether the finger is down again after a tap, even if no drag has begun.
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
            // If no drag has begun, the recognizer fails, because two fingers may be about to pinch. During a drag, the recognizer ignores
            // other fingers.
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
#endif
