import UIKit

/// A damped spring about 0, in closed form: the same at any frame rate.
///
/// ẍ + 2ζω₀ẋ + ω₀²x = 0 with ω₀ = 2π / response, as in Apple's "Designing Fluid Interfaces" (WWDC 2018): `response` is the period that it
/// would have without damping, in seconds.
struct Spring: Equatable, Sendable {
    /// ζ: below 1 it overshoots, at 1 it settles fastest without.
    var dampingRatio: Double
    /// 2π / ω₀, in seconds.
    var response: Double

    /// A spring's value, and how fast it changes, per second.
    struct Motion: Equatable, Sendable {
        var value: CGFloat
        var velocity: CGFloat

        static let rest = Motion(value: 0, velocity: 0)
    }

    /// The undamped angular frequency ω₀, in radians per second.
    var angularFrequency: Double { 2 * .pi / response }

    /// The same, with a frequency that is higher by a factor.
    func quicker(by factor: Double) -> Spring { Spring(dampingRatio: dampingRatio, response: response / factor) }

    /// The motion, a time after it was as given, in seconds.
    func motion(from start: Motion, after time: Double) -> Motion {
        guard time > 0 else { return start }
        let omega = angularFrequency
        let beta = dampingRatio * omega
        let x = Double(start.value)
        let v = Double(start.velocity)
        if dampingRatio < 1 {
            let damped = omega * (1 - dampingRatio * dampingRatio).squareRoot()
            let decay = exp(-beta * time)
            let cosine = cos(damped * time)
            let sine = sin(damped * time)
            return Motion(
                value: decay * (x * cosine + (v + beta * x) / damped * sine),
                velocity: decay * (v * cosine - (beta * v + omega * omega * x) / damped * sine)
            )
        }
        if dampingRatio == 1 {
            let decay = exp(-omega * time)
            let slope = v + omega * x
            return Motion(value: decay * (x + slope * time), velocity: decay * (v - omega * slope * time))
        }
        // Two decays; the slower root is taken from the product of both, ω₀², since the difference would cancel at strong damping.
        let fast = -(beta + omega * (dampingRatio * dampingRatio - 1).squareRoot())
        let slow = omega * omega / fast
        let slowPart = (v - fast * x) / (slow - fast)
        let fastPart = x - slowPart
        let slowValue = slowPart * exp(slow * time)
        let fastValue = fastPart * exp(fast * time)
        return Motion(value: slowValue + fastValue, velocity: slow * slowValue + fast * fastValue)
    }

    /// How far it may still get from 0, about: what it is away, and what its velocity carries it.
    func amplitude(of motion: Motion) -> CGFloat {
        abs(motion.value) + abs(motion.velocity) / CGFloat(angularFrequency)
    }
}
