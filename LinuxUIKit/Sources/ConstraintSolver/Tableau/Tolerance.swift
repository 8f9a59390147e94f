/// What counts as zero. Layouts have coefficients near 1 and constants up to some thousands, of which a Double keeps 16 digits.
enum Tolerance {
    /// A coefficient that is smaller is the rounding error of one that has cancelled out.
    static let coefficient = 1e-9
    /// How far below zero the rounding may carry what is not to be negative, and how far apart required constraints may be that are taken
    /// to agree: far less than a pixel.
    static let feasibility = 1e-7
    /// A sum that is smaller, beside its summands, is zero.
    static let cancellation = 1e-12

    /// The sum, or 0 where it is nothing but the summands' rounding.
    @inline(__always) static func sum(_ first: Double, _ second: Double) -> Double {
        let sum = first + second
        return abs(sum) <= cancellation * abs(first) ? 0 : sum
    }
}
