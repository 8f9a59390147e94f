extension SpringMotion {
    /// What counts as arrived: a thousandth of the whole distance.
    static let settlingThreshold = 0.001

    /// The time after which the displacement stays under a thousandth of the distance 1, by its envelope.
    ///
    /// Apple states no rule for its settling durations. The envelope here is e^(−βt)·(|x₀| + |b|·t), or e^(−βt)·√(x₀² + (b/ω)²) for the
    /// under-damped one if that is reached earlier, and with cosh and sinh for the over-damped one. It is continuous where they meet.
    var settlingDuration: Double {
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

    /// Each envelope rises at most once, before 1/β (1/(β − ω) for the over-damped one), and falls from there: the place is halved.
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

    /// The spring of a damping ratio that settles in just a duration: the frequency is found, as UIKit does for durations given with a ratio.
    ///
    /// - Parameter speed: the initial speed in whole distances a second, whichever direction.
    static func naturalFrequency(dampingRatio: Double, settlingIn duration: Double, speed: Double) -> Double {
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
