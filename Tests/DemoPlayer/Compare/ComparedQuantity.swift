import Foundation
import TouchRecorder

/// How far LinuxUIKit is from a phone in one quantity of a trace.
struct ComparedQuantity: Equatable, Sendable {
    /// A value that is beyond the tolerance.
    struct Fault: Equatable, Sendable {
        /// Seconds since the trace's start.
        let time: TimeInterval
        let measured: String
        let ours: String
    }

    /// Whose it is and what, as in "pinch on photo 0: scale".
    let name: String
    let tolerance: Tolerance
    /// How many values were compared.
    private(set) var count = 0
    /// The first value beyond the tolerance; nil if there is none.
    private(set) var first: Fault?
    /// How many values are beyond the tolerance.
    private(set) var faultCount = 0
    /// The largest difference, in the tolerance's unit.
    private(set) var largest = 0.0
    /// How much later ours would have to come for most of the difference to go, in seconds; nil if that is not what it is. Of several
    /// curves it is the first one's.
    private(set) var lag: TimeInterval?
    private var squares = 0.0

    init(_ name: String, _ tolerance: Tolerance) {
        self.name = name
        self.tolerance = tolerance
    }

    /// The root of the mean square of the differences, in the tolerance's unit.
    var rms: Double { count == 0 ? 0 : (squares / Double(count)).squareRoot() }

    /// Whether no value is beyond the tolerance.
    var isWithin: Bool { faultCount == 0 }

    /// How much it differs, in tolerances, for comparing phones: 0 where it is within. The logarithm keeps one quantity that is far off
    /// from hiding all others.
    var excess: Double {
        if isWithin { return 0 }
        return log2(1 + (tolerance.isCounted ? Double(faultCount) : max(rms / tolerance.limit, 1)))
    }

    /// Takes a pair of values in.
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

    /// Takes a pair of points, or of other numbers that belong together, in: they differ by their distance.
    mutating func note(_ measured: [Double], _ ours: [Double], at time: TimeInterval) {
        let difference = zip(measured, ours).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
        note(difference, at: time, measured: ComparedQuantity.text(of: measured), ours: ComparedQuantity.text(of: ours))
    }

    /// Takes a pair of words in, nil for one that is missing.
    mutating func note(_ measured: String?, _ ours: String?, at time: TimeInterval) {
        let difference = measured == ours ? 0.0 : 1
        note(difference, at: time, measured: measured ?? "nothing", ours: ours ?? "nothing")
    }

    /// Takes all of a curve in, at the measured times that ours has as well.
    mutating func note(_ measured: AnswerCurve, _ ours: AnswerCurve, longestStep: TimeInterval) {
        var alone = ComparedQuantity(name, tolerance)
        for sample in measured.samples {
            guard let values = ours.values(at: sample.time, longestStep: longestStep) else { continue }
            note(sample.values, values, at: sample.time)
            alone.note(sample.values, values, at: sample.time)
        }
        if !alone.isWithin, lag == nil { lag = CurveLag(measured, ours, longestStep: longestStep, rms: alone.rms)?.time }
    }

    /// Numbers for a reader: with four decimals at most, several in parentheses.
    static func text(of values: [Double]) -> String {
        let texts = values.map { TouchRecording.text(of: ($0 * 10_000).rounded() / 10_000) }
        return texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"
    }
}
