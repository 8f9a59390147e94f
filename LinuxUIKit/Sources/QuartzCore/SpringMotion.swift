/// A damped spring in closed form: the distance that remains at a time, and its rate of change.
///
/// m·x″ + c·x′ + k·x = 0, with β = c/2m, ω₀² = k/m and b = v₀ + βx₀:
/// - under-damped (β < ω₀): x = e^(−βt)·(x₀ cos ωt + b·sin ωt/ω), ω² = ω₀² − β²
/// - critical (β = ω₀): x = e^(−βt)·(x₀ + b·t)
/// - over-damped (β > ω₀): x = e^(−βt)·(x₀ cosh ωt + b·sinh ωt/ω), ω² = β² − ω₀²
///
/// (French, Vibrations and Waves, chapter 3.) The three cases pass into one another without a step, since sin ωt/ω and sinh ωt/ω go to t.
package struct SpringMotion: Equatable, Sendable {
    /// ω₀, in radians a second.
    package let naturalFrequency: Double
    /// β/ω₀. Below 1 the spring overshoots, at 1 it is critical.
    package let dampingRatio: Double
    /// x₀: the distance to the target at time 0.
    package let displacement: Double
    /// v₀: the rate of change of the distance at time 0, a second.
    let velocity: Double

    /// Makes a spring with a frequency.
    package init(naturalFrequency: Double, dampingRatio: Double, displacement: Double = 1, velocity: Double = 0) {
        precondition(naturalFrequency > 0 && naturalFrequency.isFinite, "a spring has a frequency above 0, not \(naturalFrequency)")
        precondition(dampingRatio > 0 && dampingRatio.isFinite, "LinuxUIKit: a spring without damping never settles: \(dampingRatio)")
        precondition(displacement.isFinite && velocity.isFinite, "a spring's displacement and velocity are finite")
        self.naturalFrequency = naturalFrequency
        self.dampingRatio = dampingRatio
        self.displacement = displacement
        self.velocity = velocity
    }

    /// Makes a spring with mechanical constants.
    package init(mass: Double, stiffness: Double, damping: Double, displacement: Double = 1, velocity: Double = 0) {
        precondition(mass > 0 && stiffness > 0, "a spring's mass and stiffness are above 0, not \(mass) and \(stiffness)")
        self.init(
            naturalFrequency: (stiffness / mass).squareRoot(),
            dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
            displacement: displacement,
            velocity: velocity
        )
    }

    /// β, a second.
    package var decay: Double { dampingRatio * naturalFrequency }

    /// ω: the frequency of the oscillation if the spring is under-damped, of the hyperbolic functions if it is over-damped.
    var frequency: Double { naturalFrequency * abs(1 - dampingRatio * dampingRatio).squareRoot() }

    /// b = v₀ + βx₀.
    package var slope: Double { velocity + decay * displacement }

    /// x(t).
    package func displacement(at time: Double) -> Double {
        let (cosine, sine) = terms(at: time)
        return displacement * cosine + slope * sine
    }

    /// x′(t), from C′ = −βC ∓ ω²S and S′ = −βS + C, in which C and S are the two terms, damping included.
    func velocity(at time: Double) -> Double {
        let (cosine, sine) = terms(at: time)
        let square = naturalFrequency * naturalFrequency * (dampingRatio * dampingRatio - 1)
        return displacement * (-decay * cosine + square * sine) + slope * (-decay * sine + cosine)
    }

    /// Returns e^(−βt)·cos ωt and e^(−βt)·sin ωt/ω, or the corresponding terms for the other two cases.
    private func terms(at time: Double) -> (cosine: Double, sine: Double) {
        let omega = frequency
        let envelope = exp(-decay * time)
        // Below this ωt, both series equal their first term to the last bit.
        guard omega * time > 1e-9 else { return (envelope, envelope * time) }
        guard dampingRatio > 1 else { return (envelope * cos(omega * time), envelope * sin(omega * time) / omega) }
        // This form can't overflow, because the exponent of the slower exponential is negative: ω − β < 0.
        let slow = exp((omega - decay) * time)
        let fast = exp(-(omega + decay) * time)
        return ((slow + fast) / 2, (slow - fast) / (2 * omega))
    }
}
