import UIKit

/// Two fingers that come together. Fingers that go apart, or turn only, are none of its own.
final class InwardPinchGestureRecognizer: AddedTouchesGestureRecognizer {
    /// How far two fingers come together before it begins, in points: measured on Apple's own zoom.
    private static let beginDistance: CGFloat = 8.7
    /// How far they go apart before it is clear that they do not mean it, in points: less than any pinch needs to begin.
    private static let failDistance: CGFloat = 4

    private var landingSpread: CGFloat?

    /// What is left of the fingers' distance since they landed.
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
