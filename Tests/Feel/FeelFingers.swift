import HeadlessDevice
import UIKit

/// The gestures that were measured, on the simulated phone. All leave the finger down.
@MainActor struct FeelFingers {
    let device: HeadlessDevice

    /// A finger that lands, goes on slowly, and arrives at a point along a direction as fast as given, in points per second: from beyond it
    /// if that is against the way. At rest it waits.
    func drag(from start: CGPoint, along direction: CGVector, by distance: Double, at velocity: Double = 0) -> Finger {
        let finger = device.touchDown(at: start)
        func point(_ way: Double) -> CGPoint { CGPoint(x: start.x + direction.dx * way, y: start.y + direction.dy * way) }
        // The last tenth of a second is all that tells of its velocity.
        let turn = max(distance - velocity * 0.1, 0)
        if turn > 0 { device.glide([(finger, point(turn))], duration: max(turn / 300, 0.05)) }
        if velocity != 0 {
            device.glide([(finger, point(distance))], duration: abs(distance - turn) / abs(velocity))
        } else {
            device.advance(by: 0.1)
        }
        return finger
    }

    /// A drag down from below the navigation bar, in points of the finger.
    func dragDown(by distance: Double, at velocity: Double = 0) -> Finger {
        drag(from: CGPoint(x: 201, y: 160), along: CGVector(dx: 0, dy: 1), by: distance, at: velocity)
    }

    /// A swipe from the edge, in points of the finger.
    func swipe(by distance: Double, at velocity: Double = 0) -> Finger {
        drag(from: CGPoint(x: 2, y: 437), along: CGVector(dx: 1, dy: 0), by: distance, at: velocity)
    }

    /// Two fingers 300 points apart that close to a part of that, each as fast as given; at rest they wait.
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
