/// Content that flies on after a drag: v(t) = v₀·r^(1000t), r being the rate per millisecond.
struct ScrollDeceleration: Equatable, Sendable {
    /// x₀, in points.
    let origin: CGFloat
    /// v₀, in points a second.
    let velocity: CGFloat
    /// r, per millisecond: 0.998 normally, 0.99 fast.
    let rate: CGFloat

    /// 1000·ln r: how fast the velocity's logarithm falls, a second.
    private var slope: CGFloat { 1000 * log(rate) }

    /// Where it comes to rest: x₀ − v₀/(1000·ln r).
    var target: CGFloat { origin - velocity / slope }

    /// Where it is after a time, in seconds.
    func position(at time: CGFloat) -> CGFloat {
        origin + velocity * (exp(slope * time) - 1) / slope
    }

    /// How fast it is after a time, in points a second.
    func velocity(at time: CGFloat) -> CGFloat {
        velocity * exp(slope * time)
    }

    /// When it passes a position; nil if it never does.
    func time(at position: CGFloat) -> CGFloat? {
        guard velocity != 0 else { return nil }
        let part = 1 + (position - origin) * slope / velocity
        guard part > 0, part <= 1 else { return nil }
        return log(part) / slope
    }

    /// When less than `distance` points of the way are left.
    func time(within distance: CGFloat) -> CGFloat {
        let way = abs(target - origin)
        return way <= distance ? 0 : log(distance / way) / slope
    }
}
