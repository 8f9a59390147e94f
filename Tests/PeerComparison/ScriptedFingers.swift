import HeadlessDevice
import UIKit

/// Two fingers that pinch a feed's photo, the same way each time.
@MainActor package final class ScriptedFingers {
    private let device: HeadlessDevice
    private let middle: CGPoint
    /// The distance of the fingers when they land, in points.
    private let spread: CGFloat
    private let fingers: [Finger]
    private var beginnings = 0
    private var step = 0

    /// Lands the fingers on the photo of the cell in the middle.
    package init(on feed: PhotoFeed, of device: HeadlessDevice) {
        self.device = device
        middle = feed.middle
        spread = feed.scale.fingerSpread
        fingers = device.touchDown(at: ScriptedFingers.points(about: middle, spread: spread))
    }

    /// Moves the fingers apart by 20 points, far enough for a pinch to begin with this event. A further call moves them further apart.
    package func begin() {
        beginnings += 1
        move(to: ScriptedFingers.points(about: middle, spread: spread + 20 * CGFloat(beginnings)))
    }

    /// Continues the movement: apart and together, turning, and across the screen.
    package func change() {
        step += 1
        let phase = CGFloat(step) * 0.05
        let shift = 30 * sin(phase * 0.7)
        let center = CGPoint(x: middle.x + shift, y: middle.y + shift)
        move(to: ScriptedFingers.points(about: center, spread: spread * (1.5 + 0.4 * sin(phase)), angle: 0.3 * sin(phase * 1.3)))
    }

    /// Lifts both fingers at once.
    package func lift() {
        device.lift(fingers)
    }

    private func move(to points: [CGPoint]) {
        device.move([(fingers[0], points[0]), (fingers[1], points[1])])
    }

    private static func points(about center: CGPoint, spread: CGFloat, angle: CGFloat = 0) -> [CGPoint] {
        let arm = CGVector(dx: cos(angle) * spread / 2, dy: sin(angle) * spread / 2)
        return [CGPoint(x: center.x - arm.dx, y: center.y - arm.dy), CGPoint(x: center.x + arm.dx, y: center.y + arm.dy)]
    }
}
