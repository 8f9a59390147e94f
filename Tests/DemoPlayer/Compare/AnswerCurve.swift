import Foundation

/// A quantity of a phone's answers over time. Each sample has one number or several, such as the two coordinates of a point.
struct AnswerCurve: Equatable, Sendable {
    struct Sample: Equatable, Sendable {
        /// The time since the recording's start, in seconds.
        let time: TimeInterval
        let values: [Double]
    }

    /// The samples, in order of time.
    private(set) var samples: [Sample] = []

    init(_ samples: [Sample] = []) {
        samples.forEach { append($0) }
    }

    /// Adds a sample at the end. If the last sample has the same time, the new sample replaces it.
    mutating func append(_ sample: Sample) {
        if let last = samples.last, last.time >= sample.time { samples.removeLast() }
        samples.append(sample)
    }

    /// Returns the values at a time, or `nil` before the first sample and after the last.
    ///
    /// - Parameter longestStep: The longest time between two samples of one movement, in seconds. Between such samples, values are
    ///   interpolated. If two samples are farther apart, the value stayed the same until the last `longestStep`.
    func values(at time: TimeInterval, longestStep: TimeInterval) -> [Double]? {
        let index = firstIndex(from: time - AnswerCurve.sameTime)
        guard index < samples.count else { return nil }
        let next = samples[index]
        // Files contain times in millionths of a second.
        if next.time - time <= AnswerCurve.sameTime { return next.values }
        guard index > 0 else { return nil }
        let former = samples[index - 1]
        let start = max(former.time, next.time - longestStep)
        guard time > start else { return former.values }
        let part = (time - start) / (next.time - start)
        return zip(former.values, next.values).map { $0 + ($1 - $0) * part }
    }

    /// The tolerance for equal times, in seconds. Files contain times in millionths of a second.
    static let sameTime: TimeInterval = 2e-6

    /// Returns the index of the first sample at a time or later.
    private func firstIndex(from time: TimeInterval) -> Int {
        var low = 0
        var high = samples.count
        while low < high {
            let middle = (low + high) / 2
            if samples[middle].time < time { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
