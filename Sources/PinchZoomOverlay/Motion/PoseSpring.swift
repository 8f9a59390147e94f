import UIKit

/// The way of a photo to a pose: a spring moves its position, scale and angle, starting at the velocity that the fingers left.
///
/// The spring moves the logarithm of the scale. So no velocity carries the scale through 0, and halving and doubling are alike.
struct PoseSpring: Sendable {
    /// The pose at which the photo comes to rest.
    let target: PinchZoomPose
    private let spring: Spring
    private(set) var startTime: TimeInterval
    /// The distance from the target in x and y, of the logarithm of the scale, and of the angle.
    private var start: SpringMotion<SIMD4<Double>>

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
        start = SpringMotion(
            value: SIMD4(
                pose.translation.dx - target.translation.dx,
                pose.translation.dy - target.translation.dy,
                log(pose.scale / target.scale),
                // The shorter turn. After more than half a turn, the photo continues to turn.
                remainder(pose.rotation - target.rotation, 2 * .pi)
            ),
            velocity: SIMD4(velocity.center.dx, velocity.center.dy, velocity.scale, velocity.angle)
        )
    }

    /// The pose at a time, in seconds.
    func pose(at time: TimeInterval) -> PinchZoomPose {
        let offset = motion(at: time).value
        // Out of sight at both limits, and not yet where the exponential itself becomes 0 or infinite.
        let logScale = offset.z.clamped(to: -100...100)
        return PinchZoomPose(
            scale: target.scale * exp(logScale),
            translation: CGVector(dx: target.translation.dx + offset.x, dy: target.translation.dy + offset.y),
            rotation: target.rotation + offset.w
        )
    }

    /// Whether every point of the photo is, and stays, within a tenth of a point of where it comes to rest.
    ///
    /// - Parameter radius: Half the photo's diagonal, in points.
    func isSettled(at time: TimeInterval, radius: CGFloat) -> Bool {
        let amplitude = spring.amplitude(of: motion(at: time))
        // |eˡ·eⁱᵃ − 1| ≤ eˡ − 1 + a: the most that scale and angle move a corner, beside the most that the center moves.
        let turn = (expm1(amplitude.z) + amplitude.w) * radius * target.scale
        return hypot(amplitude.x, amplitude.y) + turn < 0.1
    }

    /// Moves the target by the vector by which the place has moved, in points. The photo stays where it is on the screen, and keeps its
    /// velocity.
    mutating func placeDidMove(by move: CGVector, at time: TimeInterval) {
        start = motion(at: time)
        start.value.x -= move.dx
        start.value.y -= move.dy
        startTime = max(time, startTime)
    }

    private func motion(at time: TimeInterval) -> SpringMotion<SIMD4<Double>> { spring.motion(from: start, after: time - startTime) }
}
