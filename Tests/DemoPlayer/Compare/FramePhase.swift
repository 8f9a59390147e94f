import Foundation
import TouchRecorder

/// The phase of a display's frames: the offset of their times from whole multiples of the frame duration.
struct FramePhase: Equatable, Sendable {
    /// The phase in frames, from 0 to 1.
    let phase: Double
    /// A frame's duration, in seconds.
    let duration: TimeInterval

    /// Computes the mean phase of all frames in a trace, because each frame may be reported a little late. Returns nil without frames.
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

    /// Returns the delay of the touches, in seconds, with which this phone's frames have the same phase as another phone's. The delay is 0
    /// if the phases are equal.
    func distance(to other: FramePhase) -> TimeInterval {
        let distance = (phase - other.phase + 1).truncatingRemainder(dividingBy: 1)
        // Files contain times in millionths of a second.
        return distance < 0.001 || distance > 0.999 ? 0 : distance * duration
    }
}
