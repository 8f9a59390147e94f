import HeadlessDevice
import UIKit

extension HeadlessDevice {
    /// A finger lands on what flies and takes hold of it at a point, in one frame: it has come there along the way back, since a touch alone
    /// takes hold of nothing.
    func grab(at point: CGPoint, along way: CGVector = CGVector(dx: 0, dy: 1)) -> Finger {
        let finger = touchDown(at: CGPoint(x: point.x - 12 * way.dx, y: point.y - 12 * way.dy))
        finger.move(to: point)
        return finger
    }
}
