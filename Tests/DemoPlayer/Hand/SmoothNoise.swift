import Foundation

/// Noise within a band of frequencies, smooth in time: the sum of four sines with random frequencies and phases.
struct SmoothNoise {
    private struct Wave {
        let frequency: Double
        let phase: Double
    }

    private let waves: [Wave]
    private let amplitude: Double

    /// Creates noise in a band, in hertz, with a standard deviation.
    init(band: ClosedRange<Double>, deviation: Double, random: inout SeededRandom) {
        waves = (0..<4).map { _ in Wave(frequency: random.uniform(band), phase: random.uniform(0...(2 * .pi))) }
        // A sine's standard deviation is its amplitude divided by √2, and the squares of the deviations add up.
        amplitude = deviation * (2 / Double(waves.count)).squareRoot()
    }

    /// Returns the noise at a time, in seconds.
    func value(at time: Double) -> Double {
        waves.reduce(0) { $0 + amplitude * sin(2 * .pi * $1.frequency * time + $1.phase) }
    }
}
