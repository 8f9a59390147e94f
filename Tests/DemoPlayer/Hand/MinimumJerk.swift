/// An arm's movement along one axis: the quintic of least jerk that ends at rest (Flash and Hogan 1985).
///
/// From rest, x(τ) = 10τ³ − 15τ⁴ + 6τ⁵ of the distance. A movement that follows another one starts with the other's velocity and
/// acceleration.
struct MinimumJerk {
    /// The position, velocity and acceleration, in points and seconds.
    struct State {
        var position: Double
        var velocity = 0.0
        var acceleration = 0.0
    }

    private let start: Double
    private let duration: Double
    private let origin: Double
    private let target: Double
    /// The coefficients of the powers of τ, by exponent.
    private let first, second, third, fourth, fifth: Double

    /// Creates a movement from a state at a time, in seconds, to rest at a target, in points.
    init(from state: State, at start: Double, to target: Double, during duration: Double) {
        self.start = start
        self.duration = duration
        self.target = target
        origin = state.position
        let distance = target - origin
        first = state.velocity * duration
        second = state.acceleration * duration * duration / 2
        third = 10 * distance - 6 * first - 3 * second
        fourth = -15 * distance + 8 * first + 3 * second
        fifth = 6 * distance - 3 * first - second
    }

    /// Returns the state at a time, in seconds. From the movement's end on, the state is rest at the target.
    func state(at time: Double) -> State {
        guard time < start + duration else { return State(position: target) }
        let τ = max((time - start) / duration, 0)
        return State(
            position: origin + τ * (first + τ * (second + τ * (third + τ * (fourth + τ * fifth)))),
            velocity: (first + τ * (2 * second + τ * (3 * third + τ * (4 * fourth + τ * 5 * fifth)))) / duration,
            acceleration: (2 * second + τ * (6 * third + τ * (12 * fourth + τ * 20 * fifth))) / (duration * duration)
        )
    }
}
