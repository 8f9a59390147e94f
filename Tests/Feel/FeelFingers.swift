import HeadlessDevice
import UIKit

/// The measured gestures, on the simulated phone. Each leaves the finger down.
@MainActor struct FeelFingers {
    let device: HeadlessDevice

    /// Drags a finger slowly along a direction, so that it arrives at a point with a velocity in points per second. If the velocity points
    /// back, the finger comes from beyond the point. Without a velocity, the finger waits at the point.
    func drag(from start: CGPoint, along direction: CGVector, by distance: Double, at velocity: Double = 0) -> Finger {
        let finger = device.touchDown(at: start)
        func point(_ way: Double) -> CGPoint { CGPoint(x: start.x + direction.dx * way, y: start.y + direction.dy * way) }
        // Only the last tenth of a second affects the velocity.
        let turn = max(distance - velocity * 0.1, 0)
        if turn > 0 { device.glide([(finger, point(turn))], duration: max(turn / 300, 0.05)) }
        if velocity != 0 {
            device.glide([(finger, point(distance))], duration: abs(distance - turn) / abs(velocity))
        } else {
            device.advance(by: 0.1)
        }
        return finger
    }

    /// Drags down from below the navigation bar, by a distance of the finger in points.
    func dragDown(by distance: Double, at velocity: Double = 0) -> Finger {
        drag(from: CGPoint(x: 201, y: 160), along: CGVector(dx: 0, dy: 1), by: distance, at: velocity)
    }

    /// Swipes from the edge, by a distance of the finger in points.
    func swipe(by distance: Double, at velocity: Double = 0) -> Finger {
        drag(from: CGPoint(x: 2, y: 437), along: CGVector(dx: 1, dy: 0), by: distance, at: velocity)
    }

    /// Pinches two fingers from 300 points apart to a part of that distance, with a velocity of each finger. Without a velocity, the
    /// fingers wait.
    func pinch(to ratio: Double, at velocity: Double = 0, in duration: TimeInterval? = nil) -> [Finger] {
        let fingers = device.touchDown(at: [CGPoint(x: 51, y: 437), CGPoint(x: 351, y: 437)])
        let way = (1 - ratio) * 150
        let speed = velocity == 0 ? 150 : velocity
        device.glide(
            zip(fingers, [-1.0, 1.0]).map { ($0, CGPoint(x: 201 + $1 * 150 * ratio, y: 437)) },
            duration: duration ?? way / speed
        )
        if velocity == 0 { device.advance(by: 0.1) }
        return fingers
    }
}
