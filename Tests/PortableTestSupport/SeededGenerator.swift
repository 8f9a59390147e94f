/// Random numbers that are the same on every run: SplitMix64 (Steele, Lea, Flood 2014). A failing test prints its seed.
public struct SeededGenerator: RandomNumberGenerator {
    /// The seed of the numbers.
    public let seed: UInt64
    private var state: UInt64

    /// Creates a generator with a seed.
    public init(seed: UInt64) {
        self.seed = seed
        state = seed
    }

    /// Returns 64 random bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
