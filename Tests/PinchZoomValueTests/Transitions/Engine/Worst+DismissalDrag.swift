import UIKit

@testable import PinchZoomOverlay

extension Worst {
    /// Notes the error of a drag's velocity: the difference from the photo's real movement and growth as the finger continues from its
    /// place. The error is in points per second, and in hundredths of the photo's size.
    mutating func noteVelocity(of drag: DismissalDrag, at finger: CGPoint, moving speed: CGVector, in round: Int) {
        let velocity = drag.velocity(at: speed)
        let step: CGFloat = 0x1p-12
        func moved(by time: CGFloat) -> Pane {
            var drag = drag
            drag.move(to: CGPoint(x: finger.x + speed.dx * time, y: finger.y + speed.dy * time))
            return drag.current
        }
        let (before, after) = (moved(by: -step), moved(by: step))
        note((after.center.x - before.center.x) / (2 * step) - velocity.center.dx, "x of round \(round)")
        note((after.center.y - before.center.y) / (2 * step) - velocity.center.dy, "y of round \(round)")
        let growth = (log(after.size.width) - log(before.size.width)) / (2 * step)
        note((growth - velocity.scale) * 100, "the growth of round \(round)")
    }
}

extension DismissalDrag {
    /// Returns whether the photo is dismissed if the finger lifts now, at a velocity in points per second.
    func dismisses(at velocity: CGVector) -> Bool { DismissalRule.dismisses(.drag(self), at: velocity) }
}
