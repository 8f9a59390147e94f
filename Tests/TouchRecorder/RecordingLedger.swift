import Foundation

/// Checks the lines of a recording in order, and finds impossible lines.
struct RecordingLedger {
    private var fingers: FingerLedger
    private var lastTime: TimeInterval = 0
    /// The time of the last answer. At equal times, events must come before answers.
    private var lastAnswerTime: TimeInterval?

    init(screen: TouchRecording.Screen) {
        fingers = FingerLedger(screen: screen)
    }

    /// Checks a line, and adds it.
    mutating func enter(_ content: TouchRecording.Line, line: Int) throws(TouchRecordingError) {
        if let problem = problem(timeOf: content) { throw TouchRecordingError(line: line, problem: problem) }
        lastTime = content.time
        switch content {
        case .event(let event): try fingers.enter(event, line: line)
        case .answer(let answer):
            if let problem = answer.problem { throw TouchRecordingError(line: line, problem: problem) }
            lastAnswerTime = answer.time
        }
    }

    /// Throws an error if a finger is still down after the last line.
    func close() throws(TouchRecordingError) {
        try fingers.close()
    }

    private func problem(timeOf content: TouchRecording.Line) -> String? {
        let time = content.time
        guard time >= 0 else { return "“time” must be a number of seconds from 0 on, not \(TouchRecording.text(of: time))" }
        guard time <= TouchRecording.longestTime else {
            let longest = TouchRecording.text(of: TouchRecording.longestTime)
            return "“time” must be at most \(longest) seconds, a day, not \(TouchRecording.text(of: time))"
        }
        guard time >= lastTime else {
            return "time runs backwards, from \(TouchRecording.text(of: lastTime)) to \(TouchRecording.text(of: time))"
        }
        guard case .event = content, time == lastAnswerTime else { return nil }
        return "an event follows an answer of the same time, \(TouchRecording.text(of: time)); events come first"
    }
}
