import Foundation

/// The damped spring that best fits a movement to rest. Least squares give the rest position, the start and the start velocity in closed
/// form. A search gives damping ratio and response.
///
/// The equation is the component's: ẍ + 2ζω₀ẋ + ω₀²x = 0 with ω₀ = 2π / response.
struct SpringFit: Equatable, Sendable {
    /// The damping ratio ζ; 1 is critical.
    let dampingRatio: Double
    /// The response 2π / ω₀, in seconds.
    let response: Double
    /// The root mean square of the remaining error, as a fraction of the distance that each number moved.
    let residual: Double

    /// Fits a spring to all numbers of a curve at once. Returns nil if nothing moved, or if there are fewer than twelve samples, because
    /// four numbers are fitted.
    init?(_ curve: AnswerCurve) {
        let columns = SpringFit.columns(of: curve)
        guard curve.samples.count >= 12, !columns.isEmpty, let start = curve.samples.first?.time else { return nil }
        let times = curve.samples.map { $0.time - start }
        func residual(_ ratio: Double, _ response: Double) -> Double {
            let directions = SpringFit.directions(SpringFit.basis(ratio, response, times))
            let squares = columns.reduce(0) { $0 + SpringFit.leastSquares($1, directions) }
            return (squares / Double(times.count * columns.count)).squareRoot()
        }
        // Searches on a grid, and narrows the grid around its best point. The error is smooth and has one minimum.
        var best = (ratio: 0.8, response: 0.4, residual: Double.infinity)
        var (ratios, responses) = (0.25...1.6, log(0.08)...log(1.6))
        for _ in 0..<12 {
            for row in 0...6 {
                let ratio = ratios.lowerBound + (ratios.upperBound - ratios.lowerBound) * Double(row) / 6
                for column in 0...6 {
                    let response = exp(responses.lowerBound + (responses.upperBound - responses.lowerBound) * Double(column) / 6)
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

    /// Returns each number of a curve as a list, scaled to the distance that it moved. Numbers that didn't move are left out.
    private static func columns(of curve: AnswerCurve) -> [[Double]] {
        guard let width = curve.samples.first?.values.count else { return [] }
        return (0..<width).compactMap { index in
            let values = curve.samples.map { $0.values[index] }
            guard let low = values.min(), let high = values.max(), high - low > 1e-3 else { return nil }
            return values.map { ($0 - low) / (high - low) }
        }
    }

    /// Returns the three parts of every spring of this kind: rest, and two motions towards it.
    private static func basis(_ ratio: Double, _ response: Double, _ times: [Double]) -> [[Double]] {
        let omega = 2 * .pi / response
        let beta = ratio * omega
        let rest = times.map { _ in 1.0 }
        // Near critical damping, both branches approach this solution. The difference is smaller than the precision of the measurement.
        if abs(ratio - 1) < 1e-3 { return [rest, times.map { exp(-omega * $0) }, times.map { $0 * omega * exp(-omega * $0) }] }
        if ratio < 1 {
            let damped = omega * (1 - ratio * ratio).squareRoot()
            return [rest, times.map { exp(-beta * $0) * cos(damped * $0) }, times.map { exp(-beta * $0) * sin(damped * $0) }]
        }
        let fast = beta + omega * (ratio * ratio - 1).squareRoot()
        return [rest, times.map { exp(-fast * $0) }, times.map { exp(-omega * omega / fast * $0) }]
    }

    /// Returns functions with the same combinations that are perpendicular to each other and of length 1 (Gram-Schmidt).
    private static func directions(_ basis: [[Double]]) -> [[Double]] {
        var directions: [[Double]] = []
        for vector in basis {
            let free = directions.reduce(vector) { without($0, $1) }
            let length = product(free, free).squareRoot()
            if length > 1e-6 { directions.append(free.map { $0 / length }) }
        }
        return directions
    }

    /// Returns the sum of squares that remains when the best combination of the functions is subtracted.
    private static func leastSquares(_ values: [Double], _ directions: [[Double]]) -> Double {
        let rest = directions.reduce(values) { without($0, $1) }
        return product(rest, rest)
    }

    private static func without(_ values: [Double], _ direction: [Double]) -> [Double] {
        let part = product(values, direction)
        var rest = values
        for index in rest.indices { rest[index] -= part * direction[index] }
        return rest
    }

    private static func product(_ one: [Double], _ other: [Double]) -> Double {
        // A debug build takes ten times as long for `zip` and `reduce`.
        var sum = 0.0
        for index in one.indices { sum += one[index] * other[index] }
        return sum
    }
}
