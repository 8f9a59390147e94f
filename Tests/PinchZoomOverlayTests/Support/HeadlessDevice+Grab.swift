import HeadlessDevice
import UIKit

extension HeadlessDevice {
    /// Grabs a flying view with a finger that reaches a point in one frame. The finger has moved there along the way back, because a touch
    /// alone grabs nothing.
    func grab(at point: CGPoint, along way: CGVector = CGVector(dx: 0, dy: 1)) -> Finger {
        let finger = touchDown(at: CGPoint(x: point.x - 12 * way.dx, y: point.y - 12 * way.dy))
        finger.move(to: point)
        return finger
    }
}
