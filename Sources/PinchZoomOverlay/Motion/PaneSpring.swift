import UIKit

/// A pane on its way to another: springs in position, size, angle and roundness that start where it was, as fast as it was.
///
/// Width and height run on their logarithms, so that no velocity can carry them through 0.
struct PaneSpring: Sendable {
    /// Where it comes to rest.
    private(set) var target: Pane
    private let spring: Spring
    private var startTime: TimeInterval
    private var x: Spring.Motion
    private var y: Spring.Motion
    private var logWidth: Spring.Motion
    private var logHeight: Spring.Motion
    private var angle: Spring.Motion
    private var cornerRadius: Spring.Motion

    /// Starts from a pane and its velocity at a time, in seconds.
    init(from pane: Pane, velocity: Velocity = .zero, to target: Pane, spring: Spring, at time: TimeInterval) {
        self.target = target
        self.spring = spring
        startTime = time
        x = Spring.Motion(value: pane.center.x - target.center.x, velocity: velocity.center.dx)
        y = Spring.Motion(value: pane.center.y - target.center.y, velocity: velocity.center.dy)
        logWidth = Spring.Motion(value: log(pane.size.width / target.size.width), velocity: velocity.scale)
        logHeight = Spring.Motion(value: log(pane.size.height / target.size.height), velocity: velocity.scale)
        angle = Spring.Motion(value: remainder(pane.angle - target.angle, 2 * .pi), velocity: velocity.angle)
        cornerRadius = Spring.Motion(value: pane.cornerRadius - target.cornerRadius, velocity: 0)
    }

    /// The pane at a time, in seconds.
    func pane(at time: TimeInterval) -> Pane {
        let elapsed = time - startTime
        func value(_ start: Spring.Motion) -> CGFloat { spring.motion(from: start, after: elapsed).value }
        // Far out of sight either way, but short of where the exponential itself becomes 0 or infinite.
        func factor(_ start: Spring.Motion) -> CGFloat { exp(min(max(value(start), -10), 10)) }
        return Pane(
            center: CGPoint(x: target.center.x + value(x), y: target.center.y + value(y)),
            size: CGSize(width: target.size.width * factor(logWidth), height: target.size.height * factor(logHeight)),
            angle: target.angle + value(angle),
            cornerRadius: max(target.cornerRadius + value(cornerRadius), 0)
        )
    }

    /// Whether no point of the pane is, or will get, half a point from where it comes to rest: what is left cannot be seen.
    func isSettled(at time: TimeInterval) -> Bool {
        let elapsed = time - startTime
        func amplitude(_ start: Spring.Motion) -> CGFloat { spring.amplitude(of: spring.motion(from: start, after: elapsed)) }
        let growth = hypot(expm1(amplitude(logWidth)) * target.size.width, expm1(amplitude(logHeight)) * target.size.height)
        let turn = amplitude(angle) * hypot(target.size.width, target.size.height)
        return hypot(amplitude(x), amplitude(y)) + (growth + turn) / 2 + amplitude(cornerRadius) < 0.5
    }

    /// Where it comes to rest has changed: it stays where it is on the screen, as fast as it is, and goes there from a time on, in seconds.
    mutating func retarget(to target: Pane, at time: TimeInterval) {
        guard target != self.target else { return }
        let elapsed = time - startTime
        let (pane, former) = (pane(at: time), self.target)
        func resumed(_ start: Spring.Motion, from value: CGFloat) -> Spring.Motion {
            Spring.Motion(value: value, velocity: spring.motion(from: start, after: elapsed).velocity)
        }
        x = resumed(x, from: pane.center.x - target.center.x)
        y = resumed(y, from: pane.center.y - target.center.y)
        logWidth = resumed(logWidth, from: log(pane.size.width / target.size.width))
        logHeight = resumed(logHeight, from: log(pane.size.height / target.size.height))
        angle = resumed(
            angle,
            from: former.angle == target.angle ? pane.angle - target.angle : remainder(pane.angle - target.angle, 2 * .pi)
        )
        cornerRadius = resumed(cornerRadius, from: pane.cornerRadius - target.cornerRadius)
        startTime = max(time, startTime)
        self.target = target
    }
}
