import UIKit

/// A pane on its way to another: springs in position, size, angle and roundness that start where it was, as fast as it was.
///
/// Width and height run as the position does, so that each edge goes straight to its end, as in Apple's own zoom transition; no velocity
/// carries them through 0.
///
/// What the velocity adds to the position may run on a spring of its own, the carry: a pane that is sent off fast and arrives soon still goes on
/// the way it was moving first.
struct PaneSpring: Sendable {
    /// Where it comes to rest.
    private(set) var target: Pane
    private let spring: Spring
    private let carry: Spring
    private var startTime: TimeInterval
    private var x: Spring.Motion
    private var y: Spring.Motion
    private var carriedX: Spring.Motion
    private var carriedY: Spring.Motion
    private var width: Spring.Motion
    private var height: Spring.Motion
    private var angle: Spring.Motion
    private var cornerRadius: Spring.Motion

    /// Starts from a pane and its velocity at a time, in seconds.
    ///
    /// - Parameter carry: What the velocity of its centre runs on; nil for the same spring as all else.
    init(
        from pane: Pane,
        velocity: Velocity = .zero,
        to target: Pane,
        spring: Spring,
        carry: Spring? = nil,
        at time: TimeInterval
    ) {
        self.target = target
        self.spring = spring
        self.carry = carry ?? spring
        startTime = time
        let isCarried = carry != nil
        x = Spring.Motion(value: pane.center.x - target.center.x, velocity: isCarried ? 0 : velocity.center.dx)
        y = Spring.Motion(value: pane.center.y - target.center.y, velocity: isCarried ? 0 : velocity.center.dy)
        carriedX = Spring.Motion(value: 0, velocity: isCarried ? velocity.center.dx : 0)
        carriedY = Spring.Motion(value: 0, velocity: isCarried ? velocity.center.dy : 0)
        width = Spring.Motion(value: pane.size.width - target.size.width, velocity: velocity.scale * pane.size.width)
        height = Spring.Motion(value: pane.size.height - target.size.height, velocity: velocity.scale * pane.size.height)
        angle = Spring.Motion(value: remainder(pane.angle - target.angle, 2 * .pi), velocity: velocity.angle)
        cornerRadius = Spring.Motion(value: pane.cornerRadius - target.cornerRadius, velocity: 0)
    }

    /// The pane at a time, in seconds.
    func pane(at time: TimeInterval) -> Pane {
        let elapsed = time - startTime
        func value(_ start: Spring.Motion) -> CGFloat { spring.motion(from: start, after: elapsed).value }
        // Out of sight either way.
        func size(_ target: CGFloat, _ start: Spring.Motion) -> CGFloat { min(max(target + value(start), 1), 1e6) }
        let carried = carried(after: elapsed)
        return Pane(
            center: CGPoint(x: target.center.x + value(x) + carried.dx, y: target.center.y + value(y) + carried.dy),
            size: CGSize(width: size(target.size.width, width), height: size(target.size.height, height)),
            angle: target.angle + value(angle),
            cornerRadius: max(target.cornerRadius + value(cornerRadius), 0)
        )
    }

    /// How far the velocity has carried it off, in points.
    private func carried(after elapsed: TimeInterval) -> CGVector {
        CGVector(dx: carry.motion(from: carriedX, after: elapsed).value, dy: carry.motion(from: carriedY, after: elapsed).value)
    }

    /// Whether no point of the pane is, or will get, a third of a point from where it comes to rest: a pixel of a phone's screen.
    func isSettled(at time: TimeInterval) -> Bool {
        let elapsed = time - startTime
        func amplitude(_ start: Spring.Motion) -> CGFloat { spring.amplitude(of: spring.motion(from: start, after: elapsed)) }
        let growth = hypot(amplitude(width), amplitude(height))
        let turn = amplitude(angle) * hypot(target.size.width, target.size.height)
        func carryAmplitude(_ start: Spring.Motion) -> CGFloat { carry.amplitude(of: carry.motion(from: start, after: elapsed)) }
        let move = hypot(amplitude(x) + carryAmplitude(carriedX), amplitude(y) + carryAmplitude(carriedY))
        return move + (growth + turn) / 2 + amplitude(cornerRadius) < 1.0 / 3
    }

    /// Where it comes to rest has changed: it stays where it is on the screen, as fast as it is, and goes there from a time on, in seconds.
    mutating func retarget(to target: Pane, at time: TimeInterval) {
        guard target != self.target else { return }
        let elapsed = time - startTime
        let (pane, former) = (pane(at: time), self.target)
        func resumed(_ start: Spring.Motion, from value: CGFloat) -> Spring.Motion {
            Spring.Motion(value: value, velocity: spring.motion(from: start, after: elapsed).velocity)
        }
        // Also where the size shows no more of it.
        func moved(_ start: Spring.Motion, by change: CGFloat) -> Spring.Motion {
            resumed(start, from: spring.motion(from: start, after: elapsed).value - change)
        }
        let carried = carried(after: elapsed)
        x = resumed(x, from: pane.center.x - carried.dx - target.center.x)
        y = resumed(y, from: pane.center.y - carried.dy - target.center.y)
        carriedX = carry.motion(from: carriedX, after: elapsed)
        carriedY = carry.motion(from: carriedY, after: elapsed)
        width = moved(width, by: target.size.width - former.size.width)
        height = moved(height, by: target.size.height - former.size.height)
        angle = resumed(
            angle,
            from: former.angle == target.angle ? pane.angle - target.angle : remainder(pane.angle - target.angle, 2 * .pi)
        )
        cornerRadius = resumed(cornerRadius, from: pane.cornerRadius - target.cornerRadius)
        startTime = max(time, startTime)
        self.target = target
    }
}
