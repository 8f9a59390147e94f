import Foundation

/// A quantity that changes with another: with time in seconds, or with the distance of a finger in points.
struct Curve: Equatable {
    struct Sample: Equatable {
        var x: Double
        var value: Double
    }

    /// The samples, in the order of x.
    private(set) var samples: [Sample] = []

    init(_ samples: [Sample] = []) {
        self.samples = samples.sorted { $0.x < $1.x }
    }

    /// Makes a curve of a formula's values at some places.
    init(at places: some Sequence<Double>, _ formula: (Double) -> Double) {
        self.init(places.map { Sample(x: $0, value: formula($0)) })
    }

    /// Adds a sample, if it is farther along than the last one.
    mutating func append(_ value: Double, at x: Double) {
        guard samples.last.map({ $0.x < x }) ?? true else { return }
        samples.append(Sample(x: x, value: value))
    }

    /// Returns the value at a place, on straight lines between the samples, or `nil` outside of them.
    func value(at x: Double) -> Double? {
        guard let index = samples.firstIndex(where: { $0.x >= x }) else { return nil }
        let next = samples[index]
        guard next.x > x, index > 0 else { return next.x == x ? next.value : nil }
        let former = samples[index - 1]
        return former.value + (next.value - former.value) * (x - former.x) / (next.x - former.x)
    }

    /// Returns the place at which the curve first covers a part of the way from its first value to an end, or `nil` if it never does.
    func place(of part: Double, to end: Double) -> Double? {
        guard let start = samples.first, start.value != end else { return nil }
        func progress(_ sample: Sample) -> Double { (sample.value - start.value) / (end - start.value) }
        guard let index = samples.firstIndex(where: { progress($0) >= part }) else { return nil }
        guard index > 0 else { return samples[0].x }
        let (former, next) = (samples[index - 1], samples[index])
        let share = (part - progress(former)) / (progress(next) - progress(former))
        return former.x + (next.x - former.x) * share
    }
}
