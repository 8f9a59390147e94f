import Foundation
import TouchRecorder

/// The phase of a display's frames, relative to the touches. Frames have a constant duration, and the phase is the offset of the first.
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

    /// Returns the time by which touches must be delayed after a frame, in seconds, to match a phone with another phase; 0 if the phases
    /// are equal.
    func distance(to other: FramePhase) -> TimeInterval {
        let distance = (phase - other.phase + 1).truncatingRemainder(dividingBy: 1)
        // Files contain times in millionths of a second.
        return distance < 0.001 || distance > 0.999 ? 0 : distance * duration
    }
}
