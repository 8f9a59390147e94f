import Foundation
import TouchRecorder

/// The text of a comparison: the verdict, the differences, and the settings that would explain them.
struct CompareReport {
    let trace: TouchRecording
    let explanation: Explanation

    var text: String {
        let parts = [verdict, differences, steps, springs, thresholds, within]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private var comparison: Comparison { explanation.comparison }

    private var verdict: String {
        let title = "\(trace.name), recorded on \(trace.device?.inWords ?? "an unknown phone")"
        let (count, faults) = (comparison.quantities.count, comparison.faults)
        guard let worst = faults.first else { return "EQUAL: \(title): all \(count) quantities are within their tolerances." }
        var lines = [
            "DIFFERENT: \(title): \(faults.count) of \(count) quantities are beyond their tolerances, most of all \(worst.name)."
        ]
        lines += comparison.missingFrames.prefix(5).map { "A frame is missing after \(CompareReport.seconds($0))." }
        if comparison.missingFrames.count > 5 {
            lines.append("So are frames after \(comparison.missingFrames.count - 5) further times.")
        }
        if !PhoneShape.isKnown(trace.screen) {
            lines.append("The screen's size is of no iPhone that is known: it was taken to have no notch.")
        }
        return lines.joined(separator: "\n")
    }

    private var differences: String {
        guard !comparison.isWithin else { return "" }
        let rows = comparison.faults.map { quantity -> [String] in
            let (tolerance, isCounted) = (quantity.tolerance, quantity.tolerance.isCounted)
            let limit = "\(CompareReport.number(tolerance.limit)) \(tolerance.unit)"
            let lag = quantity.lag.map { String(format: "%+.3f s", $0) }
            let first = quantity.first.map { "\(CompareReport.seconds($0.time)): \($0.measured), ours: \($0.ours)" }
            return [
                quantity.name, "\(quantity.faultCount) of \(quantity.count)",
                isCounted ? "" : CompareReport.number(quantity.largest), isCounted ? "" : CompareReport.number(quantity.rms),
                isCounted ? "none" : limit, lag ?? "", first ?? "",
            ]
        }
        return TextTable(header: ["what differs", "values", "largest", "rms", "tolerance", "ours later by", "first"], rows: rows).text
    }

    private var steps: String {
        if comparison.isWithin { return "" }
        var lines: [String] = []
        let rows = explanation.steps.map { step in
            [
                step.settings.joined(separator: ", or "),
                "\(step.faultCount.before) → \(step.faultCount.after)",
                "\(Int((step.part * 100).rounded())) %",
                CompareReport.list(step.explained),
            ]
        }
        if !rows.isEmpty {
            lines.append(
                TextTable(header: ["what would explain it", "differing", "gone", "within the tolerance then"], rows: rows).text
            )
        }
        let rest = explanation.rest.faults.map(\.name)
        if !rest.isEmpty { lines.append("Nothing that was tried explains: \(rest.joined(separator: "; ")).") }
        return lines.joined(separator: "\n\n")
    }

    private var springs: String {
        explanation.waysBack.map { way in
            "The way back from \(CompareReport.seconds(way.time)) on: \(way.measured.inWords) measured, \(way.ours.inWords) ours."
        }.joined(separator: "\n")
    }

    private var thresholds: String { explanation.thresholds.map(\.sentence).joined(separator: "\n") }

    /// The quantities that don't differ, grouped by their owners.
    private var within: String {
        let names = comparison.quantities.filter(\.isWithin).map { $0.name.components(separatedBy: ": ") }
        guard !comparison.isWithin, !names.isEmpty else { return "" }
        var owners: [String] = []
        for name in names where !owners.contains(name[0]) { owners.append(name[0]) }
        let lines = owners.map { owner in
            let parts = names.filter { $0[0] == owner }.flatMap { $0.dropFirst() }
            return "  \(owner)" + (parts.isEmpty ? "" : ": \(parts.joined(separator: ", "))")
        }
        return (["within the tolerances:"] + lines).joined(separator: "\n")
    }

    /// The first three names, and the number of the others.
    private static func list(_ names: [String]) -> String {
        names.prefix(3).joined(separator: "; ") + (names.count > 3 ? "; \(names.count - 3) more" : "")
    }

    static func seconds(_ time: TimeInterval) -> String { String(format: "%.3f s", time) }

    /// The value with at most four significant digits.
    static func number(_ value: Double) -> String { String(format: "%.4g", value) }
}

extension ThresholdFit {
    /// The setting that explains a difference, in words.
    var setting: String { "\(threshold.rawValue): \(TouchRecording.text(of: ((fitted ?? ours) * 100).rounded() / 100))" }

    /// The distance that the trace allows, in a sentence.
    var sentence: String {
        func points(_ value: Double) -> String { String(format: "%.2f", value) }
        let gestures = gestureCount == 1 ? "1 gesture" : "\(gestureCount) gestures"
        guard let interval else { return "\(threshold.rawValue): no one distance fits \(gestures); ours is \(points(ours))." }
        let end = interval.upperBound.isFinite ? "at most \(points(interval.upperBound)) points" : "no more is known"
        let verdict = isWithin ? "fits" : "does not"
        return
            "\(threshold.rawValue): more than \(points(interval.lowerBound)), \(end), by \(gestures); ours, \(points(ours)), \(verdict)."
    }
}

extension TouchRecording.Device {
    /// The device in words, such as "iPhone17,3, iOS 26.2 (23C54)".
    fileprivate var inWords: String {
        let name = system.isEmpty ? model : "\(model), \(system)"
        return build.isEmpty ? name : "\(name) (\(build))"
    }
}

extension SpringFit {
    /// The spring in the terms of the component's configuration.
    var inWords: String { String(format: "damping ratio %.3f, response %.3f s", dampingRatio, response) }
}
