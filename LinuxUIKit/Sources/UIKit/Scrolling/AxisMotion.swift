/// The motion of content along one axis after a drag, in closed form. The position depends only on the time, not on the frames that are
/// shown.
enum AxisMotion: Equatable, Sendable {
    /// The content stays.
    case rest(at: CGFloat)
    /// A spring moves the content to a position.
    case spring(to: CGFloat, SpringMotion)
    /// The content decelerates until it rests.
    case decelerate(ScrollDeceleration)
    /// The content decelerates to an edge and past the edge, and a spring brings the content back.
    case bounce(ScrollDeceleration, until: CGFloat, edge: CGFloat, SpringMotion)
    /// The content decelerates to an edge and stops there.
    case stop(ScrollDeceleration, until: CGFloat, edge: CGFloat)

    /// The frequency ω₀ of the spring at the edges, in radians a second. Apple publishes none. With 2π/0.55 s, the content comes back in
    /// about half a second, as on a phone.
    private static let edgeFrequency: CGFloat = 2 * .pi / 0.55

    /// The rest of the way at which the motion ends and the content is put in its place, in points: half a pixel at scale 2.
    static let tolerance: CGFloat = 0.25

    /// Creates the motion of content after its release.
    ///
    /// - Parameters:
    ///   - position: The position of the content, in points.
    ///   - velocity: The velocity of the content, in points a second.
    ///   - range: The positions at which the content may rest.
    ///   - rate: The deceleration per millisecond.
    ///   - bounces: Whether the content goes past the edges.
    init(position: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool) {
        guard range.contains(position) else {
            let edge = position < range.lowerBound ? range.lowerBound : range.upperBound
            self = AxisMotion.spring(from: position, velocity: velocity, to: edge)
            return
        }
        let flight = ScrollDeceleration(origin: position, velocity: velocity, rate: rate)
        let edge = min(max(flight.target, range.lowerBound), range.upperBound)
        guard abs(flight.target - position) > AxisMotion.tolerance else {
            self = .rest(at: position)
            return
        }
        guard edge != flight.target, let time = flight.time(at: edge) else {
            self = .decelerate(flight)
            return
        }
        guard bounces else {
            self = .stop(flight, until: time, edge: edge)
            return
        }
        let spring = SpringMotion(
            naturalFrequency: Double(AxisMotion.edgeFrequency),
            dampingRatio: 1,
            displacement: 0,
            velocity: Double(flight.velocity(at: time))
        )
        self = .bounce(flight, until: time, edge: edge, spring)
    }

    /// Returns the motion of content that a spring moves to a position. The motion starts with the content's velocity.
    static func spring(from position: CGFloat, velocity: CGFloat, to target: CGFloat) -> AxisMotion {
        spring(from: position, velocity: velocity, to: target, frequency: edgeFrequency)
    }

    /// Returns the motion of content to a chosen position, for example a page. Fast content arrives sooner, but doesn't go past the
    /// position.
    static func arrival(from position: CGFloat, velocity: CGFloat, at target: CGFloat) -> AxisMotion {
        let way = target - position
        // A critically damped spring goes past its target if its velocity is greater than ω₀ times the distance.
        guard way * velocity > 0 else { return spring(from: position, velocity: way == 0 ? 0 : velocity, to: target) }
        let frequency = velocity / way
        guard frequency > edgeFrequency else { return spring(from: position, velocity: velocity, to: target) }
        // The velocity is computed from the frequency, so that both match to the last bit. Without this, a rounding error would make the
        // content turn round after some thousand years.
        return spring(from: position, velocity: frequency * way, to: target, frequency: frequency)
    }

    private static func spring(from position: CGFloat, velocity: CGFloat, to target: CGFloat, frequency: CGFloat) -> AxisMotion {
        guard position != target || velocity != 0 else { return .rest(at: target) }
        return .spring(
            to: target,
            SpringMotion(
                naturalFrequency: Double(frequency),
                dampingRatio: 1,
                displacement: Double(position - target),
                velocity: Double(velocity)
            )
        )
    }

    /// The position at which the content comes to rest.
    var target: CGFloat {
        switch self {
        case .rest(let position): position
        case .spring(let target, _): target
        case .decelerate(let flight): flight.target
        case .bounce(_, _, let edge, _), .stop(_, _, let edge): edge
        }
    }

    /// Returns the position after a time, in seconds.
    func position(at time: CGFloat) -> CGFloat {
        switch self {
        case .rest(let position): position
        case .spring(let target, let spring): target + CGFloat(spring.displacement(at: Double(time)))
        case .decelerate(let flight): flight.position(at: time)
        case .bounce(let flight, let until, let edge, let spring):
            time < until ? flight.position(at: time) : edge + CGFloat(spring.displacement(at: Double(time - until)))
        case .stop(let flight, let until, let edge): time < until ? flight.position(at: time) : edge
        }
    }

    /// The duration of the motion, in seconds.
    var duration: CGFloat {
        switch self {
        case .rest: 0
        case .spring(_, let spring): AxisMotion.settlingTime(of: spring)
        case .decelerate(let flight): flight.time(within: AxisMotion.tolerance)
        case .bounce(_, let until, _, let spring): until + AxisMotion.settlingTime(of: spring)
        case .stop(_, let until, _): until
        }
    }

    /// Returns the time after which a critical spring x = e^(−βt)·(x₀ + bt) stays below the tolerance. After its turn at 1/β − x₀/b, the
    /// spring only falls.
    private static func settlingTime(of spring: SpringMotion) -> CGFloat {
        let beta = spring.decay
        let turn = spring.slope == 0 ? 0 : max(0, 1 / beta - spring.displacement / spring.slope)
        var (low, high) = (turn, turn + 1 / beta)
        while abs(spring.displacement(at: high)) > Double(tolerance) { high += 1 / beta }
        guard abs(spring.displacement(at: low)) > Double(tolerance) else { return CGFloat(low) }
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if abs(spring.displacement(at: middle)) > Double(tolerance) { low = middle } else { high = middle }
        }
        return CGFloat(high)
    }
}
