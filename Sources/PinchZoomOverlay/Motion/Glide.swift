#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The motion of a photo that stays up, after a finger has let go of the photo.
///
/// The photo decelerates as the content of a scroll view does. At the edge of its resting area, a critically damped spring takes over, at
/// the velocity that is left. The horizontal and the vertical motion are independent of each other.
struct Glide: Sendable {
    private var start: Placement
    private let startTime: TimeInterval
    private let x: Axis
    private let y: Axis

    /// Creates the motion from a placement at a velocity, in points per second. The time is in seconds.
    ///
    /// - Parameter springResponse: The response of the spring at the edges, in seconds.
    init(from start: Placement, velocity: CGVector, within area: RestingArea, springResponse: TimeInterval, at time: TimeInterval) {
        self.start = start
        startTime = time
        let spring = Spring(dampingRatio: 1, response: springResponse)
        x = Axis(from: start.center.x, velocity: velocity.dx, within: area.x, spring: spring)
        y = Axis(from: start.center.y, velocity: velocity.dy, within: area.y, spring: spring)
    }

    /// Adjusts the placement after the place has changed, so that the photo's size on the screen and its angle don't change.
    mutating func placeDidChange(by change: PinchZoomPose) {
        start.scale /= change.scale
        start.angle -= change.rotation
    }

    /// Returns the placement at a time, in seconds.
    func placement(at time: TimeInterval) -> Placement {
        var placement = start
        placement.center = CGPoint(x: x.value(after: time - startTime), y: y.value(after: time - startTime))
        return placement
    }

    /// Returns whether the photo is less than half a point from the end of its motion.
    func isSettled(at time: TimeInterval) -> Bool {
        max(x.remainder(after: time - startTime), y.remainder(after: time - startTime)) < 0.5
    }

    /// The motion in one direction.
    ///
    /// The deceleration is x(t) = x₀ + v·τ·(1 − exp(−t / τ)), with the time τ of `Projection.glide`. Without an edge, the motion ends at
    /// x₀ + v·τ.
    private struct Axis: Sendable {
        private static let time = CGFloat(Projection.glide)
        private let start: CGFloat
        private let velocity: CGFloat
        private let spring: Spring
        /// The edge at which the motion ends, or nil if the motion ends inside the range.
        private let edge: CGFloat?
        /// The time at which the photo reaches the edge, in seconds after the start.
        private let edgeTime: TimeInterval

        init(from start: CGFloat, velocity: CGFloat, within range: ClosedRange<CGFloat>, spring: Spring) {
            self.start = start
            self.velocity = velocity
            self.spring = spring
            let end = start + velocity * Axis.time
            // A photo that is outside and wouldn't come inside by itself is on the spring at once.
            let staysOutside = max(start, end) < range.lowerBound || min(start, end) > range.upperBound
            edge = range.contains(end) ? nil : end.clamped(to: range)
            // Solved for t, x(t) = edge has the solution t = −τ·ln(1 − (edge − x₀) / (v·τ)).
            edgeTime = staysOutside ? 0 : edge.map { Double(-Axis.time * log1p(-($0 - start) / (velocity * Axis.time))) } ?? 0
        }

        func value(after time: TimeInterval) -> CGFloat {
            guard let edge, time >= edgeTime else { return start - velocity * Axis.time * expm1(-CGFloat(max(time, 0)) / Axis.time) }
            return edge + offset(from: edge, after: time).value
        }

        /// Returns the distance that the motion still covers at most.
        func remainder(after time: TimeInterval) -> CGFloat {
            guard let edge else { return abs(velocity) * Axis.time * exp(-CGFloat(time) / Axis.time) }
            return time < edgeTime ? .infinity : spring.amplitude(of: offset(from: edge, after: time))
        }

        private func offset(from edge: CGFloat, after time: TimeInterval) -> Spring.Motion {
            let arrival = Spring.Motion(
                value: edgeTime > 0 ? 0 : start - edge,
                velocity: velocity * exp(-CGFloat(edgeTime) / Axis.time)
            )
            return spring.motion(from: arrival, after: time - edgeTime)
        }
    }
}
#endif
