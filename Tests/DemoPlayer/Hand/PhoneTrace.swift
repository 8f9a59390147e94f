import Foundation
import TouchRecorder

/// What a phone's touch controller reported, as comma-separated values: time in seconds, finger, x, y in the controller's units, 0 to 1023.
///
/// A finger has lifted when a report comes without it; a report with no finger at all has empty fields.
struct PhoneTrace {
    /// A report: the fingers that are down at a time, and where.
    private struct Report {
        let time: TimeInterval
        var fingers: [(number: Int, x: Double, y: Double)]
    }

    /// The largest value on either axis, in the controller's units.
    private static let range = 1023.0

    private var reports: [Report] = []

    /// Reads a trace.
    ///
    /// - Throws: `TouchRecordingError` for the first line that is no row of a trace.
    init(csv: String) throws(TouchRecordingError) {
        let lines = csv.split(whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated().dropFirst() {
            let fields = line.split(separator: ",", omittingEmptySubsequences: false)
            guard fields.count == 4, let time = Double(fields[0]) else {
                throw TouchRecordingError(line: index + 1, problem: "\(String(line).inQuotes) is no row of time, finger, x and y")
            }
            if reports.last?.time != time { reports.append(Report(time: time, fingers: [])) }
            guard !fields[1].isEmpty else { continue }
            guard let finger = Int(fields[1]), let x = Double(fields[2]), let y = Double(fields[3]) else {
                throw TouchRecordingError(line: index + 1, problem: "\(String(line).inQuotes) has no finger, x and y")
            }
            reports[reports.count - 1].fingers.append((finger, x, y))
        }
    }

    /// The trace as a recording, stretched over a screen. Nothing is smoothed, and positions that were reported again stay.
    func recording(on screen: TouchRecording.Screen, name: String, note: String) -> TouchRecording {
        var events: [TouchRecording.Event] = []
        // The controller counts fingers from 0 and uses a number again; each landing gets the next number here.
        var down: [Int: TouchRecording.Event] = [:]
        var landings = 0
        for report in reports {
            for (number, last) in down.sorted(by: { $0.key < $1.key }) where !report.fingers.contains(where: { $0.number == number }) {
                events.append(TouchRecording.Event(time: report.time, finger: last.finger, phase: .ended, x: last.x, y: last.y))
                down[number] = nil
            }
            for finger in report.fingers {
                let known = down[finger.number]
                if known == nil { landings += 1 }
                let event = TouchRecording.Event(
                    time: report.time,
                    finger: known?.finger ?? landings,
                    phase: known == nil ? .began : .moved,
                    x: finger.x / PhoneTrace.range * screen.width,
                    y: finger.y / PhoneTrace.range * screen.height
                )
                events.append(event)
                down[finger.number] = event
            }
        }
        return TouchRecording(screen: screen, name: name, note: note, events: events)
    }
}
