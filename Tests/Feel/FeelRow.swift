import Foundation

/// One line of the table: a quantity, what it is on Apple's system and with the component, and what that means.
struct FeelRow: Equatable {
    enum Verdict: Equatable {
        /// Within the aim.
        case agrees
        /// Not within it.
        case differs
        /// Otherwise on purpose, and better.
        case better
    }

    var quantity: String
    var measured: String
    var ours: String
    var difference: String
    var verdict: Verdict
    /// Why it is not within its aim, or better on purpose.
    var reason = ""

    /// The aims, and what is not held against a curve.
    enum Aim {
        /// The RMS difference of a curve, in points.
        static let rms = 2.0
        /// Of a moment, in seconds: a frame of 1/60 s.
        static let time = 0.017
        /// When in its first frame a motion began, in seconds: a frame of 1/120 s.
        static let alignment = 1.0 / 120
    }
}

extension FeelRow {
    /// Two curves over time, in points, with the times of 50 % and 90 % of the way to an end.
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

    /// A curve over a finger's way, whose values are points once they are multiplied.
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

    /// A moment, in seconds.
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

    /// A number that was measured between two others.
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

    /// What became of a release.
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

    /// A thing that the component does otherwise on purpose.
    static func better(_ quantity: String, measured: String, ours: String, difference: String, reason: String) -> FeelRow {
        FeelRow(quantity: quantity, measured: measured, ours: ours, difference: difference, verdict: .better, reason: reason)
    }

    private static func missing(_ quantity: String) -> FeelRow {
        FeelRow(quantity: quantity, measured: "", ours: "nothing", difference: "", verdict: .differs)
    }
}
