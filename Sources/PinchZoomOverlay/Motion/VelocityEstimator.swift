#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The velocity of a photo or a pane on the screen: motion, growth and rotation.
struct Velocity: Equatable, Sendable {
    /// The velocity of the center, in points per second.
    var center = CGVector.zero
    /// The relative growth of the size, per second: the derivative of the size's logarithm.
    ///
    /// The growth has no unit of length. So the same number is valid for a photo's scale, a pane's width, and a spring that moves the
    /// logarithm of a scale.
    var scale: CGFloat = 0
    /// The velocity of the rotation, in radians per second, clockwise.
    var angle: CGFloat = 0

    static let zero = Velocity()
}

/// An estimator of the velocity, from the placements at the last events.
///
/// A straight line is fitted to the placements of the last 60 ms by least squares. The velocity is the slope of this line. A time of 60 ms
/// is long enough to even out the jitter of single events, and short enough to follow a flick. After fingers have rested for 60 ms, the
/// velocity is 0.
struct VelocityEstimator: Sendable {
    private struct Sample: Sendable {
        var time: TimeInterval
        var placement: Placement
    }

    private static let window: TimeInterval = 0.06
    private var samples: [Sample] = []

    /// Adds the placement at a time, in seconds.
    mutating func record(_ placement: Placement, at time: TimeInterval) {
        if samples.isEmpty { samples.reserveCapacity(32) }
        if let last = samples.last, last.time >= time {
            samples[samples.count - 1].placement = placement
            return
        }
        samples.removeAll { time - $0.time > VelocityEstimator.window }
        samples.append(Sample(time: time, placement: placement))
    }

    /// Returns whether the last event is more than 60 ms before a time, in seconds, so that the velocity is 0.
    func isAtRest(at time: TimeInterval) -> Bool { samples.last.map { time - $0.time > VelocityEstimator.window } ?? true }

    /// Returns the velocity at a time, in seconds.
    func velocity(at time: TimeInterval) -> Velocity {
        guard let last = samples.last, time - last.time <= VelocityEstimator.window else { return .zero }
        let recent = samples.filter { last.time - $0.time <= VelocityEstimator.window }
        let count = Double(recent.count)
        let meanTime = recent.reduce(0) { $0 + $1.time } / count
        let spread = recent.reduce(0) { $0 + ($1.time - meanTime) * ($1.time - meanTime) }
        guard recent.count > 1, spread > 0 else { return .zero }
        func slope(_ value: (Placement) -> CGFloat) -> CGFloat {
            recent.reduce(0) { $0 + CGFloat($1.time - meanTime) * value($1.placement) } / CGFloat(spread)
        }
        return Velocity(
            center: CGVector(dx: slope(\.center.x), dy: slope(\.center.y)),
            scale: slope(\.scale) / last.placement.scale,
            angle: slope(\.angle)
        )
    }
}

/// The times for projections. A velocity, multiplied by such a time, is the distance that a photo would still move after its release.
enum Projection {
    /// The time for a photo that decelerates as a scroll view does, in seconds.
    ///
    /// A scroll view's velocity v, in points per second, falls by the factor r in each millisecond. So the scroll view moves v / 1000 · r /
    /// (1 − r) points farther, as in Apple's "Designing Fluid Interfaces" (WWDC 2018). With `UIScrollView.DecelerationRate.normal`, r is
    /// 0.998 and the time is 0.499 seconds.
    static let glide: TimeInterval = {
        let rate = UIScrollView.DecelerationRate.normal.rawValue
        return TimeInterval(rate / (1 - rate) / 1000)
    }()

    /// The time for a swipe back and for Apple's own zoom transition, in seconds. Measurements gave 0.115 to 0.13.
    static let swipe: TimeInterval = 0.12
}
#endif
