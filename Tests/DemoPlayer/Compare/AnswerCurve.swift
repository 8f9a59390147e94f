import Foundation

/// A quantity of a phone's answers over time: several numbers a sample, such as the two coordinates of a point.
struct AnswerCurve: Equatable, Sendable {
    struct Sample: Equatable, Sendable {
        /// Seconds since the recording's start.
        let time: TimeInterval
        let values: [Double]
    }

    /// In the order of their times.
    private(set) var samples: [Sample] = []

    init(_ samples: [Sample] = []) {
        samples.forEach { append($0) }
    }

    /// Adds a later sample; of several at one time the last one counts.
    mutating func append(_ sample: Sample) {
        if let last = samples.last, last.time >= sample.time { samples.removeLast() }
        samples.append(sample)
    }

    /// The values at a time; nil before the first and after the last sample.
    ///
    /// - Parameter longestStep: how far two samples may be apart, in seconds, for the quantity to have gone straight from one to the
    ///   other. Where they are farther apart nothing was told because nothing changed: the former one holds until just before the
    ///   latter.
    func values(at time: TimeInterval, longestStep: TimeInterval) -> [Double]? {
        let index = firstIndex(from: time - AnswerCurve.sameTime)
        guard index < samples.count else { return nil }
        let next = samples[index]
        // Times are kept in millionths.
        if next.time - time <= AnswerCurve.sameTime { return next.values }
        guard index > 0 else { return nil }
        let former = samples[index - 1]
        let start = max(former.time, next.time - longestStep)
        guard time > start else { return former.values }
        let part = (time - start) / (next.time - start)
        return zip(former.values, next.values).map { $0 + ($1 - $0) * part }
    }

    /// Times that are nearer than this are one and the same: files keep millionths of a second.
    static let sameTime: TimeInterval = 2e-6

    /// The index of the first sample at a time or later.
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
