extension SpringMotion {
    /// The remaining distance that counts as arrived: a thousandth of the whole distance.
    static let settlingThreshold = 0.001

    /// The time after which the displacement stays under a thousandth of the distance 1, by its envelope.
    ///
    /// Apple states no rule for its settling durations. The envelope here is e^(−βt)·(|x₀| + |b|·t). If the spring is under-damped,
    /// e^(−βt)·√(x₀² + (b/ω)²) is used if that gives an earlier time. If the spring is over-damped, the envelope has cosh and sinh. The
    /// cases meet without a step.
    package var settlingDuration: Double {
        let threshold = Self.settlingThreshold
        guard dampingRatio <= 1 else { return lastTime(above: threshold, of: overdampedEnvelope) }
        let linear = lastTime(above: threshold) { exp(-decay * $0) * (abs(displacement) + abs(slope) * $0) }
        guard dampingRatio < 1 else { return linear }
        let amplitude = hypot(displacement, slope / frequency)
        return min(linear, max(0, log(amplitude / threshold) / decay))
    }

    private func overdampedEnvelope(at time: Double) -> Double {
        let omega = frequency
        let slow = exp((omega - decay) * time)
        let fast = exp(-(omega + decay) * time)
        let sine = omega * time > 1e-9 ? (slow - fast) / (2 * omega) : exp(-decay * time) * time
        return abs(displacement) * (slow + fast) / 2 + abs(slope) * sine
    }

    /// Returns the last time at which an envelope is above a threshold, by bisection. Each envelope rises at most once, before 1/β (1/(β −
    /// ω) if over-damped), and then falls.
    private func lastTime(above threshold: Double, of envelope: (Double) -> Double) -> Double {
        var low = 1 / (dampingRatio > 1 ? decay - frequency : decay)
        guard envelope(low) >= threshold else { return low }
        var high = low * 2
        while envelope(high) >= threshold { high *= 2 }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if envelope(middle) >= threshold { low = middle } else { high = middle }
        }
        return high
    }

    /// Returns the frequency of a spring with a damping ratio that settles in exactly a duration. UIKit also searches the frequency for a
    /// duration that is given with a ratio.
    ///
    /// - Parameter speed: The initial speed in whole distances a second, in either direction.
    package static func naturalFrequency(dampingRatio: Double, settlingIn duration: Double, speed: Double) -> Double {
        precondition(duration > 0, "a spring settles in more than no time")
        func settling(_ frequency: Double) -> Double {
            SpringMotion(naturalFrequency: frequency, dampingRatio: dampingRatio, velocity: -speed).settlingDuration
        }
        var low = 1e-6 / duration
        var high = 1 / duration
        while settling(high) > duration { high *= 2 }
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if settling(middle) > duration { low = middle } else { high = middle }
        }
        return high
    }
}
