import Foundation

extension TouchRecording {
    /// What a line after the header says.
    enum Line: Equatable, Sendable {
        case event(Event)
        case answer(Answer)

        /// Seconds since the recording's start.
        var time: TimeInterval {
            switch self {
            case .event(let event): event.time
            case .answer(let answer): answer.time
            }
        }
    }

    /// The lines after the header: all events and answers by time, and at the same time the events first.
    var lines: [Line] {
        var lines: [Line] = []
        lines.reserveCapacity(events.count + answers.count)
        var rest = answers[...]
        for event in events {
            while let answer = rest.first, answer.time < event.time {
                lines.append(.answer(answer))
                rest.removeFirst()
            }
            lines.append(.event(event))
        }
        return lines + rest.map(Line.answer)
    }
}
