import CAllocationCount
import Foundation
import HeadlessDevice

/// The costs of one kind of event: the time of each event, the number of its allocations, and its calls of UIKit with an effect.
@MainActor package final class CostMeasurement {
    /// The calls of UIKit with an effect: changes of layers, and layouts.
    private struct Work {
        var layerChanges = 0
        var layouts = 0

        @MainActor init(of device: HeadlessDevice?) {
            guard let device else { return }
            layerChanges = device.layerChangeCount
            layouts = device.layoutCount
        }
    }

    private let device: HeadlessDevice?
    private var times: [Double] = []
    private var allocations: [Int] = []
    private var layerChanges: [Int] = []
    private var layouts: [Int] = []

    /// - Parameter device: The phone whose calls of UIKit are counted, or `nil` to count none.
    package init(on device: HeadlessDevice? = nil) {
        self.device = device
    }

    /// Runs a single event and notes its cost.
    ///
    /// The time is measured by the wall clock, which is read faster than the processor's. Other programs on the machine interrupt too few
    /// events to shift the median.
    package func measure(_ body: () -> Void) {
        let before = Work(of: device)
        let count = allocationCount()
        let start = ContinuousClock.now
        body()
        let elapsed = ContinuousClock.now - start
        allocations.append(allocationCount() - count)
        let after = Work(of: device)
        layerChanges.append(after.layerChanges - before.layerChanges)
        layouts.append(after.layouts - before.layouts)
        times.append(Double(elapsed.components.attoseconds) / 1e18 + Double(elapsed.components.seconds))
    }

    /// Runs many events and notes the average cost of one. Only the processor time of this thread counts.
    package func measure(times calls: Int, _ body: () -> Void) {
        let count = allocationCount()
        let start = processorTime()
        for _ in 0..<calls { body() }
        times.append((processorTime() - start) / Double(calls))
        allocations.append((allocationCount() - count) / calls)
    }

    /// Moves the last event from a measurement of another kind. The kind of such an event is known only afterwards.
    package func takeLast(of other: CostMeasurement) {
        guard let time = other.times.popLast(), let count = other.allocations.popLast(), let change = other.layerChanges.popLast(),
            let layout = other.layouts.popLast()
        else { return }
        times.append(time)
        allocations.append(count)
        layerChanges.append(change)
        layouts.append(layout)
    }

    /// Returns the median of the ratios to another measurement's times in the same round, so that a machine that slows down slows both.
    package func medianRatio(to other: CostMeasurement) -> Double {
        let ratios = zip(times, other.times).map { $0 / $1 }.sorted()
        return ratios.isEmpty ? .nan : ratios[ratios.count / 2]
    }

    var isEmpty: Bool { times.isEmpty }

    /// The median time, in microseconds.
    package var medianTime: Double { times.isEmpty ? .nan : times.sorted()[times.count / 2] * 1e6 }

    package var medianAllocations: Int { median(of: allocations) }

    /// The number of changes of layers, in words.
    package var layerChangeText: String { text(layerChanges) }

    /// The number of layouts, in words.
    package var layoutText: String { text(layouts) }

    /// The median, and the largest number if it differs.
    private func text(_ counts: [Int]) -> String {
        let (median, largest) = (median(of: counts), counts.max() ?? -1)
        return median == largest ? "\(median)" : "\(median), at most \(largest)"
    }

    private func median(of counts: [Int]) -> Int { counts.isEmpty ? -1 : counts.sorted()[counts.count / 2] }
}

/// Prints whether the counter sees Swift's allocations. If not, the counts below have no meaning.
@MainActor func reportAllocationCounter() {
    var numbers: [Int] = []
    let append = CostMeasurement()
    let overwrite = CostMeasurement()
    append.measure { numbers.append(1) }
    overwrite.measure { numbers[0] = 2 }
    report(
        "The counter: an array's first append, an assignment",
        "\(append.medianAllocations) and \(overwrite.medianAllocations) allocations",
        aim: "1 and 0"
    )
}

/// Returns the processor time of this thread, in seconds. Time that other threads run does not count. The call takes a third of a
/// microsecond.
private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
