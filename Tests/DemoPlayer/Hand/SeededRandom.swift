import Foundation

/// Random numbers that are the same for the same seed, by SplitMix64 (Steele, Lea, Flood 2014).
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a uniformly distributed number.
    mutating func uniform(_ range: ClosedRange<Double>) -> Double {
        // `Double.random(in:)` is not used: a new standard library could compute other numbers from the same bits, and the recordings would
        // change.
        range.lowerBound + (range.upperBound - range.lowerBound) * Double(next() >> 11) / Double(1 << 53)
    }

    /// Returns a normally distributed number with mean 0 and standard deviation 1 (Box and Muller 1958).
    mutating func normal() -> Double {
        let radius = (-2 * log(1 - uniform(0...1) * 0.999_999_999)).squareRoot()
        return radius * cos(uniform(0...(2 * .pi)))
    }
}
