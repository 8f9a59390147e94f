import UIKit

extension HeadlessDevice {
    /// Puts a finger on the screen.
    public func touchDown(at point: CGPoint) -> Finger {
        touchDown(at: [point])[0]
    }

    /// Puts several fingers on the screen at once: one event.
    public func touchDown(at points: [CGPoint]) -> [Finger] {
        requireSwitchedOn()
        return platform.touchesBegan(at: points).map { Finger(touch: $0, device: self) }
    }

    /// Moves several fingers at once: one event.
    public func move(_ moves: [(finger: Finger, point: CGPoint)]) {
        requireSwitchedOn()
        for move in moves { requireDown(move.finger) }
        platform.touchesMoved(moves.map { ($0.finger.touch, $0.point) })
        for move in moves { move.finger.didMove(to: move.point) }
    }

    /// Lifts several fingers at once: one event.
    public func lift(_ fingers: [Finger]) {
        requireSwitchedOn()
        for finger in fingers { requireDown(finger) }
        platform.touchesEnded(fingers.map(\.touch))
        for finger in fingers { finger.didLeave() }
    }

    /// Takes several touches away at once: one event.
    public func cancel(_ fingers: [Finger]) {
        requireSwitchedOn()
        for finger in fingers { requireDown(finger) }
        platform.touchesCancelled(fingers.map(\.touch))
        for finger in fingers { finger.didLeave() }
    }

    private func requireDown(_ finger: Finger) {
        precondition(finger.isDown, "the finger at \(finger.location) has left the screen")
    }
}
