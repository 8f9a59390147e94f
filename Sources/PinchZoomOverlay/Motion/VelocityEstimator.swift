import UIKit

/// Estimates how fast something moves, from where it was at the last events.
///
/// The slope of a straight line fitted to the last 60 ms by least squares: long enough for the jitter of single events, short enough to
/// follow a flick. Fingers that have rested since for 60 ms leave no velocity.
struct VelocityEstimator: Sendable {
    private struct Sample: Sendable {
        var time: TimeInterval
        var placement: Placement
    }

    private static let window: TimeInterval = 0.06
    private var samples: [Sample] = []

    /// Notes where it is at a time, in seconds.
    mutating func record(_ placement: Placement, at time: TimeInterval) {
        if samples.isEmpty { samples.reserveCapacity(32) }
        if let last = samples.last, last.time >= time {
            samples[samples.count - 1].placement = placement
            return
        }
        samples.removeAll { time - $0.time > VelocityEstimator.window }
        samples.append(Sample(time: time, placement: placement))
    }

    /// Whether it has rested for so long, at a time in seconds, that no velocity is left.
    func isAtRest(at time: TimeInterval) -> Bool { samples.last.map { time - $0.time > VelocityEstimator.window } ?? true }

    /// The velocity at a time, in seconds.
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
