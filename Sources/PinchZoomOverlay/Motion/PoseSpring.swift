import UIKit

/// A photo on its way to a pose: springs in position, scale and angle that start where the fingers left it, as fast as they left it.
///
/// The scale's spring runs on its logarithm, so that no velocity can carry it through 0, and halving and doubling are alike.
struct PoseSpring: Sendable {
    /// Where it comes to rest.
    let target: PinchZoomPose
    private let spring: Spring
    private(set) var startTime: TimeInterval
    private var x: Spring.Motion
    private var y: Spring.Motion
    private var logScale: Spring.Motion
    private var angle: Spring.Motion

    /// Starts from a pose and its velocity at a time, in seconds.
    init(
        from pose: PinchZoomPose,
        velocity: Velocity,
        to target: PinchZoomPose = .identity,
        spring: Spring,
        at time: TimeInterval
    ) {
        self.target = target
        self.spring = spring
        startTime = time
        x = Spring.Motion(value: pose.translation.dx - target.translation.dx, velocity: velocity.center.dx)
        y = Spring.Motion(value: pose.translation.dy - target.translation.dy, velocity: velocity.center.dy)
        logScale = Spring.Motion(value: log(pose.scale / target.scale), velocity: velocity.scale)
        // Back by the short way: after more than half a turn, on round.
        angle = Spring.Motion(value: remainder(pose.rotation - target.rotation, 2 * .pi), velocity: velocity.angle)
    }

    /// The pose at a time, in seconds.
    func pose(at time: TimeInterval) -> PinchZoomPose {
        let elapsed = time - startTime
        // Far out of sight either way, but short of where the exponential itself becomes 0 or infinite.
        let exponent = min(max(spring.motion(from: logScale, after: elapsed).value, -100), 100)
        return PinchZoomPose(
            scale: target.scale * exp(exponent),
            translation: CGVector(
                dx: target.translation.dx + spring.motion(from: x, after: elapsed).value,
                dy: target.translation.dy + spring.motion(from: y, after: elapsed).value
            ),
            rotation: target.rotation + spring.motion(from: angle, after: elapsed).value
        )
    }

    /// Whether no point of the photo is, or will get, a tenth of a point from where it comes to rest; `radius` is half its diagonal, in points.
    func isSettled(at time: TimeInterval, radius: CGFloat) -> Bool {
        let elapsed = time - startTime
        func amplitude(_ start: Spring.Motion) -> CGFloat { spring.amplitude(of: spring.motion(from: start, after: elapsed)) }
        // |eˡ·eⁱᵃ − 1| ≤ eˡ − 1 + a: how far a corner is off by scale and angle, beside how far the centre is.
        let turn = (expm1(amplitude(logScale)) + amplitude(angle)) * radius * target.scale
        return hypot(amplitude(x), amplitude(y)) + turn < 0.1
    }

    /// The place has moved by a vector, in points: the photo stays where it is on the screen, as fast as it is, and goes to the new place.
    mutating func placeDidMove(by move: CGVector, at time: TimeInterval) {
        let elapsed = time - startTime
        x = spring.motion(from: x, after: elapsed)
        y = spring.motion(from: y, after: elapsed)
        logScale = spring.motion(from: logScale, after: elapsed)
        angle = spring.motion(from: angle, after: elapsed)
        x.value -= move.dx
        y.value -= move.dy
        startTime = max(time, startTime)
    }
}
