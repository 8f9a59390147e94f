import HeadlessDevice
import UIKit

/// Two fingers that pinch in the middle of the screen, the same way each time.
@MainActor final class ScriptedFingers {
    private let device: HeadlessDevice
    private let fingers: [Finger]
    private var step = 0

    /// The fingers land, 100 points from one another, on the second cell.
    init(on device: HeadlessDevice) {
        self.device = device
        fingers = device.touchDown(at: ScriptedFingers.points(spread: 100, angle: 0, shift: 0))
    }

    /// They move apart, far enough for a pinch to begin with this event.
    func begin() {
        move(to: ScriptedFingers.points(spread: 120, angle: 0, shift: 0))
    }

    /// They go on: apart and together, turning, and across the screen.
    func change() {
        step += 1
        let phase = CGFloat(step) * 0.05
        move(to: ScriptedFingers.points(spread: 150 + 40 * sin(phase), angle: 0.3 * sin(phase * 1.3), shift: 30 * sin(phase * 0.7)))
    }

    /// Both lift at once.
    func lift() {
        device.lift(fingers)
    }

    private func move(to points: [CGPoint]) {
        device.move([(fingers[0], points[0]), (fingers[1], points[1])])
    }

    private static func points(spread: CGFloat, angle: CGFloat, shift: CGFloat) -> [CGPoint] {
        let center = CGPoint(x: 195 + shift, y: 430 + shift)
        let arm = CGVector(dx: cos(angle) * spread / 2, dy: sin(angle) * spread / 2)
        return [CGPoint(x: center.x - arm.dx, y: center.y - arm.dy), CGPoint(x: center.x + arm.dx, y: center.y + arm.dy)]
    }
}
