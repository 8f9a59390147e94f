import Foundation

/// One line of the table: a quantity, its values on Apple's system and with the component, and a verdict.
struct FeelRow: Equatable {
    enum Verdict: Equatable {
        /// A difference within the aim.
        case agrees
        /// A difference beyond the aim.
        case differs
        /// A difference on purpose, for the better.
        case better
    }

    var quantity: String
    var measured: String
    var ours: String
    var difference: String
    var verdict: Verdict
    /// The reason for a missed aim, or for a difference on purpose.
    var reason = ""

    /// The aims, and the tolerances that don't count against a curve.
    enum Aim {
        /// The RMS difference of a curve, in points.
        static let rms = 2.0
        /// The difference of a moment, in seconds: a frame of 1/60 s.
        static let time = 0.017
        /// The uncertain beginning of a motion within its first frame, in seconds: a frame of 1/120 s.
        static let alignment = 1.0 / 120
    }
}

extension FeelRow {
    /// Returns rows for two curves over time, in points, with the times of 50 % and 90 % of the way to an end.
    static func curve(_ quantity: String, measured: Curve, ours: Curve, to end: Double, reason: String = "") -> [FeelRow] {
        let ours = ours.aligned(to: measured, within: Aim.alignment)
        guard let comparison = CurveComparison(ours, to: measured) else { return [missing(quantity)] }
        let shape = FeelRow(
            quantity: "\(quantity), points",
            measured: "curve",
            ours: "curve",
            difference: String(format: "%.1f RMS, %.1f at most", comparison.rms, comparison.largest),
            verdict: comparison.rms <= Aim.rms ? .agrees : .differs,
            reason: comparison.rms <= Aim.rms ? "" : reason
        )
        return [shape]
            + [0.5, 0.9].map { part in
                time(
                    "  \(Int(part * 100)) % of the way",
                    measured: measured.place(of: part, to: end),
                    ours: ours.place(of: part, to: end),
                    reason
                )
            }
    }

    /// Returns a row for a curve over a finger's distance. Multiplied by the unit, its values are points.
    static func shape(_ quantity: String, measured: Curve, ours: Curve, unit: Double = 1, reason: String = "") -> FeelRow {
        guard let comparison = CurveComparison(ours, to: measured) else { return missing(quantity) }
        let agrees = comparison.rms * unit <= Aim.rms
        return FeelRow(
            quantity: "\(quantity), points",
            measured: "\(measured.samples.count) samples",
            ours: "the same",
            difference: String(format: "%.1f RMS, %.1f at most", comparison.rms * unit, comparison.largest * unit),
            verdict: agrees ? .agrees : .differs,
            reason: agrees ? "" : reason
        )
    }

    /// Returns a row for a moment, in seconds.
    static func time(_ quantity: String, measured: Double?, ours: Double?, _ reason: String = "") -> FeelRow {
        guard let measured, let ours else { return missing(quantity) }
        let agrees = abs(ours - measured) <= Aim.time
        return FeelRow(
            quantity: "\(quantity), ms",
            measured: String(format: "%.0f", measured * 1000),
            ours: String(format: "%.0f", ours * 1000),
            difference: String(format: "%+ld", Int(((ours - measured) * 1000).rounded())),
            verdict: agrees ? .agrees : .differs,
            reason: agrees ? "" : reason
        )
    }

    /// Returns a row for a number that was measured as a range.
    static func range(_ quantity: String, measured: ClosedRange<Double>, ours: Double?, unit: String, reason: String = "") -> FeelRow {
        guard let ours else { return missing(quantity) }
        let off = ours < measured.lowerBound ? ours - measured.lowerBound : max(ours - measured.upperBound, 0)
        let agrees = abs(off) <= 1e-9
        return FeelRow(
            quantity: "\(quantity), \(unit)",
            measured: String(format: "%g–%g", measured.lowerBound, measured.upperBound),
            ours: String(format: "%.3g", ours),
            difference: agrees ? "within" : String(format: "%+.3g", off),
            verdict: agrees ? .agrees : .differs,
            reason: agrees ? "" : reason
        )
    }

    /// Returns a row for the outcome of a release.
    static func decision(_ release: ReleaseCase, goes: Bool?) -> FeelRow {
        func word(_ goes: Bool) -> String { goes ? "went through" : "sprang back" }
        guard let goes else { return missing(release.description) }
        return FeelRow(
            quantity: release.description,
            measured: word(release.goes),
            ours: word(goes),
            difference: goes == release.goes ? "agreed" : "not agreed",
            verdict: goes == release.goes ? .agrees : .differs
        )
    }

    /// Returns a row for a difference that the component makes on purpose.
    static func better(_ quantity: String, measured: String, ours: String, difference: String, reason: String) -> FeelRow {
        FeelRow(quantity: quantity, measured: measured, ours: ours, difference: difference, verdict: .better, reason: reason)
    }

    private static func missing(_ quantity: String) -> FeelRow {
        FeelRow(quantity: quantity, measured: "", ours: "nothing", difference: "", verdict: .differs)
    }
}
