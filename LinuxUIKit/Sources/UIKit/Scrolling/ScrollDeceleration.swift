/// The motion of content after a drag: v(t) = v₀·r^(1000t). The rate per millisecond is r.
struct ScrollDeceleration: Equatable, Sendable {
    /// x₀, in points.
    let origin: CGFloat
    /// v₀, in points a second.
    let velocity: CGFloat
    /// r, per millisecond: 0.998 normally, 0.99 fast.
    let rate: CGFloat

    /// The change of the velocity's logarithm in a second: 1000·ln r.
    private var slope: CGFloat { 1000 * log(rate) }

    /// The position at which the content comes to rest: x₀ − v₀/(1000·ln r).
    var target: CGFloat { origin - velocity / slope }

    /// Returns the position after a time in seconds.
    func position(at time: CGFloat) -> CGFloat {
        origin + velocity * (exp(slope * time) - 1) / slope
    }

    /// Returns the velocity after a time in seconds. The velocity is in points a second.
    func velocity(at time: CGFloat) -> CGFloat {
        velocity * exp(slope * time)
    }

    /// Returns the time at which the content passes a position, or `nil` if the content never passes it.
    func time(at position: CGFloat) -> CGFloat? {
        guard velocity != 0 else { return nil }
        let part = 1 + (position - origin) * slope / velocity
        guard part > 0, part <= 1 else { return nil }
        return log(part) / slope
    }

    /// Returns the time after which less than `distance` points of the way are left.
    func time(within distance: CGFloat) -> CGFloat {
        let way = abs(target - origin)
        return way <= distance ? 0 : log(distance / way) / slope
    }
}
