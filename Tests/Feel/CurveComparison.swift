import Foundation

/// The difference between a curve and a measured one, at the measured places that both curves cover.
struct CurveComparison: Equatable {
    /// The largest difference, in the curve's unit.
    let largest: Double
    /// The root of the mean square of the differences, in the curve's unit.
    let rms: Double

    /// Returns nil if the curves have no place in common.
    init?(_ ours: Curve, to measured: Curve) {
        let differences = measured.samples.compactMap { sample in ours.value(at: sample.x).map { $0 - sample.value } }
        guard !differences.isEmpty else { return nil }
        largest = differences.map(abs).max() ?? 0
        rms = (differences.map { $0 * $0 }.reduce(0, +) / Double(differences.count)).squareRoot()
    }
}

extension Curve {
    /// Returns the curve moved along x so that it is nearest to a measured one, by at most a limit.
    ///
    /// A measurement began with the first frame in which something had moved. The exact moment within that frame is unknown, for the
    /// measured curve and for ours.
    func aligned(to measured: Curve, within limit: Double) -> Curve {
        let moved = (-20...20).map { step in Curve(samples.map { Sample(x: $0.x + limit * Double(step) / 20, value: $0.value) }) }
        let nearest = moved.min { one, other in
            (CurveComparison(one, to: measured)?.rms ?? .infinity) < (CurveComparison(other, to: measured)?.rms ?? .infinity)
        }
        return nearest ?? self
    }
}
