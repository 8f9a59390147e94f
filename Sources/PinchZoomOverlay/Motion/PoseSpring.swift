#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The motion of a photo to a pose. A spring moves the position, scale and angle, starting at the velocity that the fingers had.
///
/// The spring moves the logarithm of the scale. Therefore, the scale stays above 0 at any velocity. The motion from scale 0.5 to 1 takes as
/// long as the motion from scale 2 to 1.
struct PoseSpring: Sendable {
    /// The pose at the end of the motion.
    let target: PinchZoomPose
    private let spring: Spring
    private let beginning: TimeInterval
    private(set) var startTime: TimeInterval
    /// The distances from the target at `startTime`, and their velocities: x, y, the logarithm of the scale, and the angle.
    private var start: SpringMotion<SIMD4<Double>>

    /// Creates the motion that starts from a pose and its velocity, at a time in seconds.
    init(
        from pose: PinchZoomPose,
        velocity: Velocity,
        to target: PinchZoomPose = .identity,
        spring: Spring,
        at time: TimeInterval
    ) {
        self.target = target
        self.spring = spring
        beginning = time
        startTime = time
        start = SpringMotion(
            value: SIMD4(
                pose.translation.dx - target.translation.dx,
                pose.translation.dy - target.translation.dy,
                log(pose.scale / target.scale),
                // The photo returns by the shorter turn. After more than half a turn, the photo completes the turn.
                remainder(pose.rotation - target.rotation, 2 * .pi)
            ),
            velocity: SIMD4(velocity.center.dx, velocity.center.dy, velocity.scale, velocity.angle)
        )
    }

    /// Returns the pose at a time, in seconds.
    func pose(at time: TimeInterval) -> PinchZoomPose {
        let offset = motion(at: time).value
        // At both limits, the photo is too small or too large to see. Without the limits, the exponential could become 0 or infinite.
        let logScale = offset.z.clamped(to: -100...100)
        return PinchZoomPose(
            scale: target.scale * exp(logScale),
            translation: CGVector(dx: target.translation.dx + offset.x, dy: target.translation.dy + offset.y),
            rotation: target.rotation + offset.w
        )
    }

    /// Returns whether every point of the photo is less than a tenth of a point from its final position, and stays there.
    ///
    /// - Parameter radius: Half the photo's diagonal, in points.
    func isSettled(at time: TimeInterval, radius: CGFloat) -> Bool {
        let amplitude = spring.amplitude(of: motion(at: time))
        // `turn` is the largest distance by which the scale and the angle move a corner: |eˡ·eⁱᵃ − 1| ≤ eˡ − 1 + a, with the logarithm l of
        // the scale and the angle a. The center's own distance is added.
        let turn = (expm1(amplitude.z) + amplitude.w) * radius * target.scale
        return hypot(amplitude.x, amplitude.y) + turn < 0.1
    }

    /// Follows a place that may change with every frame. The time is in seconds.
    ///
    /// For the spring's patience, a move of the place changes neither the photo's position on the screen nor its velocity. Afterward, the
    /// photo moves along with the place. The photo's size on the screen and its angle don't change at any time.
    ///
    /// - Parameter change: The move of the place, the factor of its size, and its turn.
    mutating func follow(_ change: PinchZoomPose, at time: TimeInterval) {
        guard change != .identity else { return }
        var change = change
        if time - beginning >= spring.patience { change.translation = .zero }
        placeDidChange(by: change, at: time)
    }

    /// Adjusts the motion after the place has changed. The photo on the screen and its velocity don't change.
    mutating func placeDidChange(by change: PinchZoomPose, at time: TimeInterval) {
        start = motion(at: time)
        start.value -= SIMD4(change.translation.dx, change.translation.dy, log(change.scale), change.rotation)
        startTime = max(time, startTime)
    }

    private func motion(at time: TimeInterval) -> SpringMotion<SIMD4<Double>> { spring.motion(from: start, after: time - startTime) }
}
#endif
