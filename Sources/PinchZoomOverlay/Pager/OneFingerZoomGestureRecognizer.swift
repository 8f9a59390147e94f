import UIKit

#if canImport(ObjectiveC)
    import UIKit.UIGestureRecognizerSubclass
#endif

/// A finger that taps, lands again at once and drags up or down: it zooms, as in a map.
///
/// It is to receive no finger that has not tapped there just before, so that nothing waits for it then.
final class OneFingerZoomGestureRecognizer: UIGestureRecognizer {
    /// How far the finger moves before it is clear that it drags, in points: as far as a tap may.
    private static let slack: CGFloat = 10
    /// How far down it moves for twice the size, in points: a thumb's reach of some 250 points is four times.
    private static let doublingDistance: CGFloat = 125

    private var touch: UITouch?
    private var landing = CGPoint.zero
    private var start = CGPoint.zero

    /// Whether a finger is down that has tapped before: what follows is no tap.
    var isFingerDown: Bool { touch != nil }

    /// Where the finger landed, in points of the window.
    var landingPoint: CGPoint { landing }

    /// By how much the finger enlarges what it is on: downwards by more than 1, upwards by less.
    var scale: CGFloat {
        guard let touch else { return 1 }
        return pow(2, (touch.location(in: nil).y - start.y) / OneFingerZoomGestureRecognizer.doublingDistance)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard touch == nil, touches.count == 1, let first = touches.first else {
            // Another finger: it may be about to pinch.
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
