import HeadlessDevice
import TouchRecorder

/// How far fingers move before a kind of gesture begins, by a trace: the distance lies between that at the event before and that at the
/// one at which it began.
struct ThresholdFit: Equatable, Sendable {
    /// A number of touch handling that Apple keeps private.
    enum Threshold: String, CaseIterable, Sendable {
        case panDistance, pinchDistance, rotationDistance

        /// What begins by it.
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
    /// More than the lower and at most the upper one, in points: what all gestures that were looked at allow. Nil if they allow nothing
    /// in common.
    let interval: ClosedRange<Double>?
    /// How many gestures were looked at.
    let gestureCount: Int
    /// What LinuxUIKit has, in points.
    let ours: Double

    /// Fingers that have come farther than this, in points, and still begin no gesture, were kept from it by something else.
    private static let farthest = 30.0

    /// Points are kept in millionths, and distances between them are no more exact.
    private static let rounding = 1e-4

    /// Whether what LinuxUIKit has would do.
    var isWithin: Bool { interval.map { ThresholdFit.allows($0, ours) } ?? true }

    private static func allows(_ interval: ClosedRange<Double>, _ distance: Double) -> Bool {
        distance > interval.lowerBound - rounding && distance <= interval.upperBound + rounding
    }

    /// What to try instead: the interval's middle; nil where nothing is to be tried.
    var fitted: Double? {
        guard let interval, !isWithin else { return nil }
        // Gestures that never began leave the upper end open.
        return interval.upperBound.isFinite ? (interval.lowerBound + interval.upperBound) / 2 : interval.lowerBound + 2
    }

    /// Looks at all gestures of a trace; nil if there is none of the kind.
    ///
    /// - Parameter ours: LinuxUIKit's own answers. A gesture that did not begin by its threshold there, but waited for another one,
    ///   goes along no axis that scrolls, or has stopped content, says nothing of the phone's.
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
