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

    /// Runs a single event and notes what it cost.
    ///
    /// By the clock on the wall, which is asked faster than the processor's; the events that others on the machine interrupt are too few to
    /// shift the median.
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

    /// Runs many events and notes what one of them costs on average; only the time that they had the processor counts.
    package func measure(times calls: Int, _ body: () -> Void) {
        let count = allocationCount()
        let start = processorTime()
        for _ in 0..<calls { body() }
        times.append((processorTime() - start) / Double(calls))
        allocations.append((allocationCount() - count) / calls)
    }

    /// Takes over the last event of another kind: what it was is known afterwards only.
    package func takeLast(of other: CostMeasurement) {
        guard let time = other.times.popLast(), let count = other.allocations.popLast(), let change = other.layerChanges.popLast(),
            let layout = other.layouts.popLast()
        else { return }
        times.append(time)
        allocations.append(count)
        layerChanges.append(change)
        layouts.append(layout)
    }

    /// The median of the ratios to what another measurement took in the same round, so that a machine that slows down slows both.
    package func medianRatio(to other: CostMeasurement) -> Double {
        let ratios = zip(times, other.times).map { $0 / $1 }.sorted()
        return ratios.isEmpty ? .nan : ratios[ratios.count / 2]
    }

    var isEmpty: Bool { times.isEmpty }

    /// In microseconds.
    package var medianTime: Double { times.isEmpty ? .nan : times.sorted()[times.count / 2] * 1e6 }

    package var medianAllocations: Int { median(of: allocations) }

    /// The number of changes of layers, in words.
    package var layerChangeText: String { text(layerChanges) }

    /// The number of layouts, in words.
    package var layoutText: String { text(layouts) }

    /// The median, and the largest number if it's another one.
    private func text(_ counts: [Int]) -> String {
        let (median, largest) = (median(of: counts), counts.max() ?? -1)
        return median == largest ? "\(median)" : "\(median), at most \(largest)"
    }

    private func median(of counts: [Int]) -> Int { counts.isEmpty ? -1 : counts.sorted()[counts.count / 2] }
}

/// Says whether the counter sees what Swift allocates. If it does not, no count below says anything.
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

/// The time that this thread has had the processor, in seconds: while others have it, nothing counts. Asking takes a third of a
/// microsecond.
private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
