import Foundation
import HeadlessDevice

/// Measures the time of a closure: the median of several runs, which other work on the machine disturbs least.
struct Stopwatch {
    let runs: Int

    /// Returns the median duration of one call, in seconds, when `calls` of them run in a row.
    @MainActor func median(calls: Int = 1, _ body: () -> Void) -> Double {
        var times: [Double] = []
        for _ in 0..<runs {
            let start = ContinuousClock.now
            for _ in 0..<calls { body() }
            let elapsed = ContinuousClock.now - start
            times.append(Double(elapsed.components.attoseconds) / 1e18 + Double(elapsed.components.seconds))
        }
        return times.sorted()[runs / 2] / Double(calls)
    }
}

/// Calls a closure for each next frame while a condition holds. After ten seconds of the phone's time, the program stops with an error.
@MainActor func passFrames(of device: HeadlessDevice, while condition: @autoclosure () -> Bool, _ showNext: () -> Void) {
    let end = device.now + 10
    while condition() {
        guard device.now < end else { fatalError("what is measured does not end; under way: \(device.workUnderWay)") }
        showNext()
    }
}

/// Returns the memory that the process holds, in bytes, as /proc says.
func residentMemory() -> Int {
    guard let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let pages = statm.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4096
}
