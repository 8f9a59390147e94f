import Foundation
import TouchRecorder

/// Where a display's frames lie in time, from the touches on: they come at whole multiples of their duration, from some time on.
struct FramePhase: Equatable, Sendable {
    /// 0 to 1, in frames.
    let phase: Double
    /// A frame's duration, in seconds.
    let duration: TimeInterval

    /// The mean of all of a trace's frames, each of which may be told of a little late; nil if there is none.
    init?(_ answers: [TouchRecording.Answer], _ duration: TimeInterval) {
        var (x, y) = (0.0, 0.0)
        for answer in answers {
            guard case .frame = answer.content else { continue }
            let angle = 2 * .pi * answer.time / duration
            (x, y) = (x + cos(angle), y + sin(angle))
        }
        guard x != 0 || y != 0 else { return nil }
        let turn = atan2(y, x) / (2 * .pi)
        phase = turn < 0 ? turn + 1 : turn
        self.duration = duration
    }

    /// How long after a frame touches have to come that another phone got with its frames elsewhere, in seconds: 0 where both lie
    /// alike.
    func distance(to other: FramePhase) -> TimeInterval {
        let distance = (phase - other.phase + 1).truncatingRemainder(dividingBy: 1)
        // Files keep millionths of a second.
        return distance < 0.001 || distance > 0.999 ? 0 : distance * duration
    }
}
