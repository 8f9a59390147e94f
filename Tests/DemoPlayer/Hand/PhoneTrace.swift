import Foundation
import TouchRecorder

/// The reports of a phone's touch controller as comma-separated values: time in seconds, finger, x, y. The controller's units for x and y
/// are 0 to 1023.
///
/// When a report comes without a finger, the finger has lifted. A report without any finger has empty fields.
struct PhoneTrace {
    /// A report: the fingers that are down at a time, with their positions.
    private struct Report {
        let time: TimeInterval
        var fingers: [(number: Int, x: Double, y: Double)]
    }

    /// The largest value on both axes, in the controller's units.
    private static let range = 1023.0

    private var reports: [Report] = []

    /// Reads a trace.
    ///
    /// - Throws: `TouchRecordingError` for the first line that is not a row of a trace.
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

    /// Converts the trace to a recording, scaled to a screen. The positions are not smoothed, and repeated positions stay.
    func recording(on screen: TouchRecording.Screen, name: String, note: String) -> TouchRecording {
        var events: [TouchRecording.Event] = []
        // The controller counts fingers from 0 and reuses their numbers. In a recording, each landing gets the next number.
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
