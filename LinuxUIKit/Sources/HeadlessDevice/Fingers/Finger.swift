import UIKit

/// A finger on the screen, from landing to lifting.
@MainActor public final class Finger {
    /// The finger's place on the screen, in points.
    public private(set) var location: CGPoint

    /// Whether the finger is on the screen.
    public private(set) var isDown = true

    let touch: UITouch
    private let device: HeadlessDevice

    init(touch: UITouch, device: HeadlessDevice) {
        self.touch = touch
        self.device = device
        location = touch.locationOnScreen
    }

    /// Moves the finger to a point on the screen.
    public func move(to point: CGPoint) {
        device.move([(self, point)])
    }

    /// Moves the finger by a vector, in points.
    public func move(by vector: CGVector) {
        move(to: CGPoint(x: location.x + vector.dx, y: location.y + vector.dy))
    }

    /// Lifts the finger.
    public func lift() {
        device.lift([self])
    }

    /// Cancels the touch, as the system does for an incoming call.
    public func cancel() {
        device.cancel([self])
    }

    func didMove(to point: CGPoint) {
        location = point
    }

    func didLeave() {
        isDown = false
    }
}
