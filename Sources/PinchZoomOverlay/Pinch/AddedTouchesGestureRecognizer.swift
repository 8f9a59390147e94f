#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Recognizes the fingers that land anywhere in the window while a photo is lifted.
///
/// A recognizer on the cell gets no fingers that land outside the cell, but a photo in flight may be larger than its cell.
///
/// The gesture begins when the fingers land, not after a movement. Otherwise a returning photo would continue to move under the fingers.
class AddedTouchesGestureRecognizer: UIGestureRecognizer {
    /// The number of fingers that must be down before the gesture begins.
    var touchesToBegin = 1

    private var touches: [(id: Int, touch: UITouch)] = []
    /// The identity of the next finger that lands. The fingers of the pinch on the view have the identities 0 and 1.
    private var nextID = 2

    /// The fingers that are down, in the order in which they landed.
    var fingers: [FingerContact] {
        touches.map { FingerContact(id: $0.id, location: $0.touch.location(in: nil)) }
    }

    /// Only pinches prevent this gesture. Otherwise, nobody could catch a photo that flies back while a finger scrolls the list.
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer is UIPinchGestureRecognizer && super.canBePrevented(by: preventingGestureRecognizer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        // A set has no order. Without the sorting from left to right, the same touches could get different identities each time.
        for touch in touches.sorted(by: { $0.location(in: nil).x < $1.location(in: nil).x }) {
            self.touches.append((nextID, touch))
            nextID += 1
        }
        if isUnderWay {
            state = .changed
        } else if self.touches.count >= touchesToBegin {
            state = .began
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if isUnderWay { state = .changed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        self.touches.removeAll { touches.contains($0.touch) }
        if self.touches.isEmpty {
            state = isUnderWay ? .ended : .failed
        } else if isUnderWay {
            state = .changed
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        self.touches = []
        state = isUnderWay ? .cancelled : .failed
    }

    override func reset() {
        super.reset()
        touches = []
    }
}
#endif
