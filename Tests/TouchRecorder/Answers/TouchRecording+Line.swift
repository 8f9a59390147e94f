import Foundation

extension TouchRecording {
    /// The content of a line after the header.
    enum Line: Equatable, Sendable {
        case event(Event)
        case answer(Answer)

        /// The time since the recording's start, in seconds.
        var time: TimeInterval {
            switch self {
            case .event(let event): event.time
            case .answer(let answer): answer.time
            }
        }
    }

    /// The lines after the header: all events and answers in order of time. At equal times, events come before answers.
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
