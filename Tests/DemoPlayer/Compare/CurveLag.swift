import Foundation

/// The delay between two curves that are otherwise similar. A phone delivers touches with its frames, and its screen shows touches that are
/// one or two frames old.
struct CurveLag: Equatable, Sendable {
    /// The delay for LinuxUIKit's curve, in seconds; negative if that curve is late.
    let time: TimeInterval

    /// Finds the best delay, up to two and a half frames in both directions.
    ///
    /// - Parameters:
    ///   - longestStep: Two and a half frames, in seconds.
    ///   - rms: The root mean square of the differences without a delay.
    /// - Returns: nil if no delay removes more than two thirds of the difference.
    init?(_ measured: AnswerCurve, _ ours: AnswerCurve, longestStep: TimeInterval, rms: Double) {
        var best = (lag: 0.0, rms: rms)
        for step in -20...20 {
            let lag = longestStep * Double(step) / 20
            let squares: [Double] = measured.samples.compactMap { sample in
                guard let values = ours.values(at: sample.time - lag, longestStep: longestStep) else { return nil }
                return zip(sample.values, values).map { ($0 - $1) * ($0 - $1) }.reduce(0, +)
            }
            // At an end of the curves, a few values can be similar by chance.
            guard squares.count * 2 > measured.samples.count else { continue }
            let found = (squares.reduce(0, +) / Double(squares.count)).squareRoot()
            if found < best.rms { best = (lag, found) }
        }
        guard best.lag != 0, best.rms * 3 < rms else { return nil }
        time = best.lag
    }
}
