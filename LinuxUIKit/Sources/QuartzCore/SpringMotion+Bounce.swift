extension SpringMotion {
    /// Makes a spring of iOS 17's kind: ω₀ = 2π/d, ζ = 1 − b for b ≥ 0 and 1/(1 + b) below.
    package init(perceptualDuration: Double, bounce: Double, velocity: Double = 0) {
        precondition(perceptualDuration > 0, "a spring's duration is above 0, not \(perceptualDuration)")
        precondition(bounce > -1 && bounce < 1, "LinuxUIKit: a spring with a bounce of \(bounce) never settles")
        self.init(
            naturalFrequency: 2 * .pi / perceptualDuration,
            dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
            velocity: velocity
        )
    }
}
