import UIKit

extension HeadlessDevice {
    /// Puts a finger on the screen.
    public func touchDown(at point: CGPoint) -> Finger {
        touchDown(at: [point])[0]
    }

    /// Puts several fingers on the screen at once. The switch `fingers` decides whether they land in one event, or in one event each, a few
    /// milliseconds apart.
    public func touchDown(at points: [CGPoint]) -> [Finger] {
        requireSwitchedOn()
        var fingers: [Int: Finger] = [:]
        forEachEvent(of: Array(points.indices)) { indices in
            let touches = platform.touchesBegan(at: indices.map { points[$0] })
            for (index, touch) in zip(indices, touches) { fingers[index] = Finger(touch: touch, device: self) }
        }
        return points.indices.compactMap { fingers[$0] }
    }

    /// Moves several fingers in one event.
    public func move(_ moves: [(finger: Finger, point: CGPoint)]) {
        requireSwitchedOn()
        for move in moves { requireDown(move.finger) }
        platform.touchesMoved(moves.map { ($0.finger.touch, $0.point) })
        for move in moves { move.finger.didMove(to: move.point) }
    }

    /// Lifts several fingers at once. The switch `fingers` decides whether they lift in one event, or in one event each, a few milliseconds
    /// apart.
    public func lift(_ fingers: [Finger]) {
        requireSwitchedOn()
        for finger in fingers { requireDown(finger) }
        forEachEvent(of: fingers) { fingers in
            platform.touchesEnded(fingers.map(\.touch))
            for finger in fingers { finger.didLeave() }
        }
    }

    /// Cancels several touches in one event.
    public func cancel(_ fingers: [Finger]) {
        requireSwitchedOn()
        for finger in fingers { requireDown(finger) }
        platform.touchesCancelled(fingers.map(\.touch))
        for finger in fingers { finger.didLeave() }
    }

    /// Calls the closure with the elements of each event, and lets the time between the events pass.
    private func forEachEvent<Each>(of all: [Each], _ send: ([Each]) -> Void) {
        guard configuration.behavior.fingers != .together, all.count > 1, !platform.isMainThreadHeld else { return send(all) }
        let ordered = configuration.behavior.fingers == .firstBeforeSecond ? all : all.reversed()
        send([ordered[0]])
        for each in ordered.dropFirst() {
            advance(by: nextFingerGap())
            send([each])
        }
    }

    private func requireDown(_ finger: Finger) {
        precondition(finger.isDown, "the finger at \(finger.location) has left the screen")
    }
}
