import Foundation
import TouchRecorder

/// When the frames of two recordings of the same touches were shown.
struct FrameTimes: Sendable {
    /// The time between two of LinuxUIKit's frames, in seconds.
    let duration: TimeInterval
    /// The times after which the phone left a frame out that LinuxUIKit shows, in seconds.
    let missing: [TimeInterval]
    let quantity: ComparedQuantity

    init(_ measured: [TouchRecording.Answer], _ ours: [TouchRecording.Answer], _ events: [TouchRecording.Event]) {
        let activity = FrameTimes.activity(in: measured, events)
        let (measured, ours) = (FrameTimes.times(of: measured), FrameTimes.times(of: ours))
        let duration = FrameTimes.duration(of: ours) ?? 1.0 / 60
        // A display that could show 120 frames a second often shows 60.
        let own = FrameTimes.duration(of: measured) ?? duration
        var quantity = ComparedQuantity("frames", .frames)
        var missing: [TimeInterval] = []
        var rest = ours[...]
        var active = activity[...]
        var lastActivity = -Double.infinity
        for (time, next) in zip(measured, measured.dropFirst()) {
            // Half a frame of play on either side: the phone's frames lie elsewhere than ours.
            rest = rest.drop { $0 <= time + duration / 2 }
            let done = active.prefix { $0 <= time + AnswerCurve.sameTime }
            lastActivity = done.last ?? lastActivity
            active = active.dropFirst(done.count)
            let isPause = time - lastActivity > FrameTimes.patience
            let isShown = !isPause && rest.first.map { $0 < next - duration / 2 } ?? false
            let shown = isShown ? max(Int(((next - time) / own).rounded()) - 1, 0) : 0
            let text = shown == 1 ? "a frame is missing" : "\(shown) frames are missing"
            quantity.note(Double(shown), at: time, measured: text, ours: "none is")
            if shown > 0 { missing.append(time) }
        }
        self.duration = duration
        self.missing = missing
        self.quantity = quantity
    }

    /// How far two samples of what moves frame by frame may be apart, in seconds, to belong to one movement: two frames and a half.
    var longestStep: TimeInterval { duration * 2.5 }

    /// Recorders take no notice of frames when nothing has changed for a quarter of a second: a phone may be at rest a little sooner
    /// than ours.
    private static let patience: TimeInterval = 0.2

    /// The times at which fingers did something, or anything moved.
    private static func activity(in answers: [TouchRecording.Answer], _ events: [TouchRecording.Event]) -> [TimeInterval] {
        let answered = answers.filter { answer in
            if case .frame(let frame) = answer.content { frame.flying != nil } else { true }
        }
        return (answered.map(\.time) + events.map(\.time)).sorted()
    }

    /// The time from one frame to the next, as it is mostly; nil if there are not two.
    private static func duration(of times: [TimeInterval]) -> TimeInterval? {
        let steps = zip(times, times.dropFirst()).map { $1 - $0 }.sorted()
        return steps.isEmpty ? nil : steps[steps.count / 2]
    }

    private static func times(of answers: [TouchRecording.Answer]) -> [TimeInterval] {
        var times: [TimeInterval] = []
        for answer in answers {
            guard case .frame = answer.content, times.last != answer.time else { continue }
            times.append(answer.time)
        }
        return times
    }
}
