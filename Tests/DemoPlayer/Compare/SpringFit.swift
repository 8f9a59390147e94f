import Foundation

/// The damped spring that comes nearest to how something came to rest: by least squares, in closed form over where it comes to rest,
/// where it was and how fast, and by search over damping ratio and response.
///
/// ẍ + 2ζω₀ẋ + ω₀²x = 0 with ω₀ = 2π / response, as the component has it.
struct SpringFit: Equatable, Sendable {
    /// ζ: 1 is critical.
    let dampingRatio: Double
    /// 2π / ω₀, in seconds.
    let response: Double
    /// What is left, root of the mean square, in parts of how far each of the numbers went.
    let residual: Double

    /// Fits a spring to all numbers of a curve at once. Nil if nothing moved, or there are fewer than twelve samples: four numbers are
    /// looked for.
    init?(_ curve: AnswerCurve) {
        let columns = SpringFit.columns(of: curve)
        guard curve.samples.count >= 12, !columns.isEmpty, let start = curve.samples.first?.time else { return nil }
        let times = curve.samples.map { $0.time - start }
        func residual(_ ratio: Double, _ response: Double) -> Double {
            let basis = SpringFit.basis(ratio, response, times)
            let squares = columns.map { SpringFit.leastSquares($0, basis) }.reduce(0, +)
            return (squares / Double(times.count * columns.count)).squareRoot()
        }
        // A grid that is narrowed down about its best point: the valley is smooth, and there is one.
        var best = (ratio: 0.8, response: 0.4, residual: Double.infinity)
        var (ratios, responses) = (0.25...1.6, log(0.08)...log(1.6))
        for _ in 0..<12 {
            for row in 0...10 {
                let ratio = ratios.lowerBound + (ratios.upperBound - ratios.lowerBound) * Double(row) / 10
                for column in 0...10 {
                    let response = exp(responses.lowerBound + (responses.upperBound - responses.lowerBound) * Double(column) / 10)
                    let found = residual(ratio, response)
                    if found < best.residual { best = (ratio, response, found) }
                }
            }
            let (width, height) = ((ratios.upperBound - ratios.lowerBound) / 4, (responses.upperBound - responses.lowerBound) / 4)
            ratios = max(best.ratio - width, 0.05)...best.ratio + width
            responses = log(best.response) - height...log(best.response) + height
        }
        dampingRatio = best.ratio
        response = best.response
        self.residual = best.residual
    }

    /// Each number of a curve by itself, in parts of how far it went; without those that did not move.
    private static func columns(of curve: AnswerCurve) -> [[Double]] {
        guard let width = curve.samples.first?.values.count else { return [] }
        return (0..<width).compactMap { index in
            let values = curve.samples.map { $0.values[index] }
            guard let low = values.min(), let high = values.max(), high - low > 1e-3 else { return nil }
            return values.map { ($0 - low) / (high - low) }
        }
    }

    /// What every spring of this kind is made of: rest, and two motions towards it.
    private static func basis(_ ratio: Double, _ response: Double, _ times: [Double]) -> [[Double]] {
        let omega = 2 * .pi / response
        let beta = ratio * omega
        let rest = times.map { _ in 1.0 }
        // Near the critical spring both branches go over into it, and differ by less than what is measured.
        if abs(ratio - 1) < 1e-3 { return [rest, times.map { exp(-omega * $0) }, times.map { $0 * omega * exp(-omega * $0) }] }
        if ratio < 1 {
            let damped = omega * (1 - ratio * ratio).squareRoot()
            return [rest, times.map { exp(-beta * $0) * cos(damped * $0) }, times.map { exp(-beta * $0) * sin(damped * $0) }]
        }
        let fast = beta + omega * (ratio * ratio - 1).squareRoot()
        return [rest, times.map { exp(-fast * $0) }, times.map { exp(-omega * omega / fast * $0) }]
    }

    /// The sum of the squares of what is left of values when the best mixture of three is taken away: by Gram and Schmidt.
    private static func leastSquares(_ values: [Double], _ basis: [[Double]]) -> Double {
        func product(_ one: [Double], _ other: [Double]) -> Double { zip(one, other).map { $0 * $1 }.reduce(0, +) }
        func without(_ one: [Double], _ direction: [Double], _ square: Double) -> [Double] {
            let part = product(one, direction) / square
            return zip(one, direction).map { $0 - part * $1 }
        }
        var rest = values
        var directions: [([Double], Double)] = []
        for vector in basis {
            let free = directions.reduce(vector) { without($0, $1.0, $1.1) }
            let square = product(free, free)
            guard square > 1e-12 else { continue }
            directions.append((free, square))
            rest = without(rest, free, square)
        }
        return product(rest, rest)
    }
}
