import HeadlessDevice
import TouchRecorder

/// The distance that fingers move before a kind of gesture begins, as a trace shows it. The distance is more than the travel at the event
/// before the beginning, and at most the travel at the beginning.
struct ThresholdFit: Equatable, Sendable {
    /// A threshold of touch handling that Apple doesn't publish.
    enum Threshold: String, CaseIterable, Sendable {
        case panDistance, pinchDistance, rotationDistance

        /// The kind of gesture that begins at this threshold.
        var kind: TouchRecording.RecognizerReport.Kind {
            switch self {
            case .panDistance: .pan
            case .pinchDistance: .pinch
            case .rotationDistance: .rotation
            }
        }

        var field: WritableKeyPath<HeadlessDevice.TouchThresholds, Double> {
            switch self {
            case .panDistance: \.panDistance
            case .pinchDistance: \.pinchDistance
            case .rotationDistance: \.rotationDistance
            }
        }

        func travel(_ travel: FingerTravel) -> Double? {
            switch self {
            case .panDistance: travel.pan
            case .pinchDistance: travel.pinch
            case .rotationDistance: travel.rotation
            }
        }
    }

    let threshold: Threshold
    /// The range of the threshold that all examined gestures allow, in points: more than the lower bound, and at most the upper bound. The
    /// range is nil if no threshold fits all of them.
    let interval: ClosedRange<Double>?
    /// The number of gestures that were examined.
    let gestureCount: Int
    /// The threshold of LinuxUIKit, in points.
    let ours: Double

    /// The longest distance to examine, in points. If fingers moved farther, something else prevented the gesture.
    private static let farthest = 30.0

    /// The precision of distances, in points. Files contain positions in millionths of a point.
    private static let rounding = 1e-4

    /// Whether the trace allows LinuxUIKit's threshold.
    var isWithin: Bool { interval.map { ThresholdFit.allows($0, ours) } ?? true }

    private static func allows(_ interval: ClosedRange<Double>, _ distance: Double) -> Bool {
        distance > interval.lowerBound - rounding && distance <= interval.upperBound + rounding
    }

    /// The threshold to try instead: the middle of the interval, or `nil` if there is nothing to try.
    var fitted: Double? {
        guard let interval, !isWithin else { return nil }
        // Gestures that never began leave the upper bound open.
        return interval.upperBound.isFinite ? (interval.lowerBound + interval.upperBound) / 2 : interval.lowerBound + 2
    }

    /// Examines all gestures of a trace. Returns nil if the trace has no gesture of this kind.
    ///
    /// - Parameter ours: LinuxUIKit's answers to the same touches. A gesture that doesn't begin at its threshold there is not examined: the
    ///   gesture waited for another one, moved along an axis that doesn't scroll, or stopped moving content.
    init?(
        _ threshold: Threshold,
        measured: TouchRecording,
        ours: TouchRecording,
        thresholds: HeadlessDevice.TouchThresholds
    ) {
        let value = thresholds[keyPath: threshold.field]
        let touchings = Touching.all(in: measured.events)
        var intervals: [ClosedRange<Double>] = []
        let reports = [measured, ours].map { recording in
            GestureReport.all(in: recording.answers).filter { $0.report.kind == threshold.kind && $0.begins }
        }
        for name in Set((reports[0] + reports[1]).map(\.name)).sorted() {
            for touching in touchings {
                let beginnings = reports.map { reports in reports.first { $0.name == name && touching.holds($0.time) } }
                let found = beginnings.map { touching.interval(threshold, until: $0, or: beginnings.compactMap { $0 }.first) }
                guard let interval = found[0], let own = found[1], ThresholdFit.allows(own, value) else { continue }
                guard interval.lowerBound <= ThresholdFit.farthest else { continue }
                intervals.append(interval)
            }
        }
        guard !intervals.isEmpty else { return nil }
        let lower = intervals.map(\.lowerBound).max() ?? 0
        let upper = intervals.map(\.upperBound).min() ?? 0
        self.threshold = threshold
        interval = lower < upper ? lower...upper : nil
        gestureCount = intervals.count
        self.ours = value
    }
}
