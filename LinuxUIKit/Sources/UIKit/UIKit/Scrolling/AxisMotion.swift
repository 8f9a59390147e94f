/// The motion of content along one axis after a drag, in closed form: where it is depends on the time alone, not on the frames shown.
enum AxisMotion: Equatable, Sendable {
    /// It stays.
    case rest(at: CGFloat)
    /// A spring draws it to a place.
    case spring(to: CGFloat, SpringMotion)
    /// It flies on until it rests.
    case decelerate(ScrollDeceleration)
    /// It flies on to an edge, past it, and back.
    case bounce(ScrollDeceleration, until: CGFloat, edge: CGFloat, SpringMotion)
    /// It flies on to an edge and stops there.
    case stop(ScrollDeceleration, until: CGFloat, edge: CGFloat)

    /// ω₀ of the spring at the edges, in radians a second. Apple publishes none: 2π/0.55 s comes back in about half a second, as a phone does.
    private static let edgeFrequency: CGFloat = 2 * .pi / 0.55

    /// What is left of the way when the motion is over and the content put in its place, in points: half a pixel at scale 2.
    static let tolerance: CGFloat = 0.25

    /// The motion of content that is let go.
    ///
    /// - Parameters:
    ///   - position: where it is, in points.
    ///   - velocity: how fast it is, in points a second.
    ///   - range: where it may rest.
    ///   - rate: the deceleration per millisecond.
    ///   - bounces: whether it goes past the edges.
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

    /// The motion of content that a spring draws to a place, taking over its velocity.
    static func spring(from position: CGFloat, velocity: CGFloat, to target: CGFloat) -> AxisMotion {
        spring(from: position, velocity: velocity, to: target, frequency: edgeFrequency)
    }

    /// The motion of content to a place that was chosen for it, a page for one: fast content gets there sooner, but not past it.
    static func arrival(from position: CGFloat, velocity: CGFloat, at target: CGFloat) -> AxisMotion {
        let way = target - position
        // A critical spring goes past its target if it is faster than ω₀ times its way.
        guard way * velocity > 0 else { return spring(from: position, velocity: way == 0 ? 0 : velocity, to: target) }
        let frequency = velocity / way
        guard frequency > edgeFrequency else { return spring(from: position, velocity: velocity, to: target) }
        // As fast as the spring draws it, to the last bit: what rounding leaves between the two would turn round in some thousand years.
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

    /// Where it comes to rest.
    var target: CGFloat {
        switch self {
        case .rest(let position): position
        case .spring(let target, _): target
        case .decelerate(let flight): flight.target
        case .bounce(_, _, let edge, _), .stop(_, _, let edge): edge
        }
    }

    /// Where it is after a time, in seconds.
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

    /// How long it takes, in seconds.
    var duration: CGFloat {
        switch self {
        case .rest: 0
        case .spring(_, let spring): AxisMotion.settlingTime(of: spring)
        case .decelerate(let flight): flight.time(within: AxisMotion.tolerance)
        case .bounce(_, let until, _, let spring): until + AxisMotion.settlingTime(of: spring)
        case .stop(_, let until, _): until
        }
    }

    /// When a critical spring x = e^(−βt)·(x₀ + bt) is below the tolerance for good: past its turn at 1/β − x₀/b it only falls.
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
