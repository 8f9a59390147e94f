/// The limits below which numbers count as zero. Layouts have coefficients near 1 and constants up to some thousands, and a Double has 16
/// digits.
enum Tolerance {
    /// The limit for coefficients. A smaller coefficient is the rounding error of a coefficient that has cancelled out.
    static let coefficient = 1e-9
    /// The distance by which rounding may carry a nonnegative value below zero, or required constraints apart that count as compatible. The
    /// distance is far less than a pixel.
    static let feasibility = 1e-7
    /// The limit for a sum relative to its summands. A smaller sum is zero.
    static let cancellation = 1e-12

    /// Returns the sum, or 0 if the sum is only the rounding error of the summands.
    @inline(__always) static func sum(_ first: Double, _ second: Double) -> Double {
        let sum = first + second
        return abs(sum) <= cancellation * abs(first) ? 0 : sum
    }
}
