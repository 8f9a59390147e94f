import Foundation

/// How much later one of two curves comes that are otherwise alike. A phone delivers touches with its frames, and what is on its screen
/// is as old as one or two of them.
struct CurveLag: Equatable, Sendable {
    /// How much later ours would have to come, in seconds; less than 0 for sooner.
    let time: TimeInterval

    /// Looks as far as two frames and a half to both sides.
    ///
    /// - Parameters:
    ///   - longestStep: two frames and a half.
    ///   - rms: the root of the mean square of the differences as they are.
    /// - Returns: nil if at no other time as much as two thirds of that are gone.
    init?(_ measured: AnswerCurve, _ ours: AnswerCurve, longestStep: TimeInterval, rms: Double) {
        var best = (lag: 0.0, rms: rms)
        for step in -20...20 {
            let lag = longestStep * Double(step) / 20
            let squares: [Double] = measured.samples.compactMap { sample in
                guard let values = ours.values(at: sample.time - lag, longestStep: longestStep) else { return nil }
                return zip(sample.values, values).map { ($0 - $1) * ($0 - $1) }.reduce(0, +)
            }
            // A few values at an end may be alike by chance.
            guard squares.count * 2 > measured.samples.count else { continue }
            let found = (squares.reduce(0, +) / Double(squares.count)).squareRoot()
            if found < best.rms { best = (lag, found) }
        }
        guard best.lag != 0, best.rms * 3 < rms else { return nil }
        time = best.lag
    }
}
