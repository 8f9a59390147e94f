import Foundation
import TouchRecorder

/// The difference between LinuxUIKit and a phone in one quantity of a trace.
struct ComparedQuantity: Equatable, Sendable {
    /// A value beyond the tolerance.
    struct Fault: Equatable, Sendable {
        /// The time since the trace's start, in seconds.
        let time: TimeInterval
        let measured: String
        let ours: String
    }

    /// Two curves of the quantity.
    private struct Curves: Equatable, Sendable {
        let measured: AnswerCurve
        let ours: AnswerCurve
        /// The longest time between two samples of one movement, in seconds.
        let longestStep: TimeInterval
        /// The root mean square of the differences.
        let rms: Double
    }

    /// The owner and the name of the quantity, such as "pinch on photo 0: scale".
    let name: String
    let tolerance: Tolerance
    /// The number of values that were compared.
    private(set) var count = 0
    /// The first value beyond the tolerance, or `nil` if there is none.
    private(set) var first: Fault?
    /// The number of values beyond the tolerance.
    private(set) var faultCount = 0
    /// The largest difference, in the tolerance's unit.
    private(set) var largest = 0.0
    /// The curves that differ.
    private var differing: [Curves] = []
    private var squares = 0.0

    init(_ name: String, _ tolerance: Tolerance) {
        self.name = name
        self.tolerance = tolerance
    }

    /// The root mean square of the differences, in the tolerance's unit.
    var rms: Double { count == 0 ? 0 : (squares / Double(count)).squareRoot() }

    /// The delay of LinuxUIKit's values, in seconds, that would remove most of the difference, or `nil` if no delay would. With several
    /// curves, this is the delay of the first curve that has one.
    var lag: TimeInterval? {
        // Only a report shows the delay. A search for settings compares thousands of curves, and needs no delay.
        differing.lazy.compactMap { CurveLag($0.measured, $0.ours, longestStep: $0.longestStep, rms: $0.rms)?.time }.first
    }

    /// Whether no value is beyond the tolerance.
    var isWithin: Bool { faultCount == 0 }

    /// The logarithm of the difference in tolerances, for comparing simulated phones, or 0 within the tolerance. Without the logarithm, one
    /// quantity that is far off would hide all others.
    var excess: Double {
        if isWithin { return 0 }
        return log2(1 + (tolerance.isCounted ? Double(faultCount) : max(rms / tolerance.limit, 1)))
    }

    /// Adds the difference of a pair of values.
    mutating func note(
        _ difference: Double,
        at time: TimeInterval,
        measured: @autoclosure () -> String,
        ours: @autoclosure () -> String
    ) {
        count += 1
        largest = max(largest, difference)
        squares += difference * difference
        guard difference > tolerance.limit else { return }
        faultCount += 1
        if first == nil { first = Fault(time: time, measured: measured(), ours: ours()) }
    }

    /// Adds a pair of points, or of other groups of numbers. The difference is the distance between the two.
    mutating func note(_ measured: [Double], _ ours: [Double], at time: TimeInterval) {
        let difference = zip(measured, ours).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
        note(difference, at: time, measured: ComparedQuantity.text(of: measured), ours: ComparedQuantity.text(of: ours))
    }

    /// Adds a pair of words. A missing word is nil.
    mutating func note(_ measured: String?, _ ours: String?, at time: TimeInterval) {
        let difference = measured == ours ? 0.0 : 1
        note(difference, at: time, measured: measured ?? "nothing", ours: ours ?? "nothing")
    }

    /// Adds all samples of a curve, at the measured times for which LinuxUIKit has a value.
    mutating func note(_ measured: AnswerCurve, _ ours: AnswerCurve, longestStep: TimeInterval) {
        var alone = ComparedQuantity(name, tolerance)
        for sample in measured.samples {
            guard let values = ours.values(at: sample.time, longestStep: longestStep) else { continue }
            note(sample.values, values, at: sample.time)
            alone.note(sample.values, values, at: sample.time)
        }
        guard !alone.isWithin else { return }
        differing.append(Curves(measured: measured, ours: ours, longestStep: longestStep, rms: alone.rms))
    }

    /// Returns numbers as text, with at most four decimals. Several numbers are in parentheses.
    static func text(of values: [Double]) -> String {
        let texts = values.map { TouchRecording.text(of: ($0 * 10_000).rounded() / 10_000) }
        return texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"
    }
}
