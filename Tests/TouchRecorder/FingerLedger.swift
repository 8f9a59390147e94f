import Foundation

/// Follows the fingers through the events of a recording, and finds impossible events.
struct FingerLedger {
    private struct Stay {
        let landingLine: Int
        var leavingLine: Int?
    }

    private let screen: TouchRecording.Screen
    private var stays: [Int: Stay] = [:]

    init(screen: TouchRecording.Screen) {
        self.screen = screen
    }

    /// Checks an event, and adds it. Events are added in order.
    mutating func enter(_ event: TouchRecording.Event, line: Int) throws(TouchRecordingError) {
        if let problem = problem(placeOf: event) ?? problem(fingerOf: event) {
            throw TouchRecordingError(line: line, problem: problem)
        }
        switch event.phase {
        case .began: stays[event.finger] = Stay(landingLine: line)
        case .moved: break
        case .ended, .cancelled: stays[event.finger]?.leavingLine = line
        }
    }

    /// Throws an error if a finger is still down after the last event.
    func close() throws(TouchRecordingError) {
        let down = stays.filter { $0.value.leavingLine == nil }
        guard let (finger, stay) = down.min(by: { $0.value.landingLine < $1.value.landingLine }) else { return }
        throw TouchRecordingError(line: stay.landingLine, problem: "finger \(finger) lands here and never lifts")
    }

    private func problem(placeOf event: TouchRecording.Event) -> String? {
        guard screen.contains(x: event.x, y: event.y) else {
            let point = "(\(TouchRecording.text(of: event.x)), \(TouchRecording.text(of: event.y)))"
            return
                "\(point) is not on the screen of \(TouchRecording.text(of: screen.width)) × \(TouchRecording.text(of: screen.height)) points"
        }
        return nil
    }

    private func problem(fingerOf event: TouchRecording.Event) -> String? {
        let finger = event.finger
        guard finger >= 0, finger < 1_000_000_000 else { return "“finger” must be a whole number from 0 to 999999999, not \(finger)" }
        let stay = stays[finger]
        if event.phase == .began {
            guard let stay else { return nil }
            return "finger \(finger) lands, but it has landed on line \(stay.landingLine) already; each landing has its own number"
        }
        guard let stay else { return "finger \(finger) \(event.phase.verb), but it has not landed" }
        guard let leavingLine = stay.leavingLine else { return nil }
        return "finger \(finger) \(event.phase.verb), but it has left the screen on line \(leavingLine)"
    }
}

extension TouchRecording.Phase {
    /// The action of a finger in this phase, as a verb.
    fileprivate var verb: String {
        switch self {
        case .began: "lands"
        case .moved: "moves"
        case .ended: "lifts"
        case .cancelled: "is cancelled"
        }
    }
}
