import Foundation

/// How far a curve is from the one that was measured, at the places of the measured one that both have.
struct CurveComparison: Equatable {
    /// In the curve's unit.
    let largest: Double
    /// The root of the mean square, in the curve's unit.
    let rms: Double

    /// Nil if the curves have no place in common.
    init?(_ ours: Curve, to measured: Curve) {
        let differences = measured.samples.compactMap { sample in ours.value(at: sample.x).map { $0 - sample.value } }
        guard !differences.isEmpty else { return nil }
        largest = differences.map(abs).max() ?? 0
        rms = (differences.map { $0 * $0 }.reduce(0, +) / Double(differences.count)).squareRoot()
    }
}

extension Curve {
    /// Moved along x by as much as brings it nearest to a measured one, but by no more than given.
    ///
    /// What was measured began with the first frame that had moved, and when in that frame it had begun to is not known: nor is it here.
    func aligned(to measured: Curve, within limit: Double) -> Curve {
        let moved = (-20...20).map { step in Curve(samples.map { Sample(x: $0.x + limit * Double(step) / 20, value: $0.value) }) }
        let nearest = moved.min { one, other in
            (CurveComparison(one, to: measured)?.rms ?? .infinity) < (CurveComparison(other, to: measured)?.rms ?? .infinity)
        }
        return nearest ?? self
    }
}
