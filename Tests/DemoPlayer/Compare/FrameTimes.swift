import Foundation
import TouchRecorder

/// Compares the times of the frames in two recordings of the same touches.
struct FrameTimes: Sendable {
    /// The time between two frames of LinuxUIKit, in seconds.
    let duration: TimeInterval
    /// The times after which the phone skipped a frame that LinuxUIKit shows, in seconds.
    let missing: [TimeInterval]
    let quantity: ComparedQuantity

    init(_ measured: [TouchRecording.Answer], _ ours: [TouchRecording.Answer], _ events: [TouchRecording.Event]) {
        let activity = FrameTimes.activity(in: measured, events)
        let (measured, ours) = (FrameTimes.times(of: measured), FrameTimes.times(of: ours))
        let duration = FrameTimes.duration(of: ours) ?? 1.0 / 60
        // A display that can show 120 frames a second often shows only 60.
        let own = FrameTimes.duration(of: measured) ?? duration
        var quantity = ComparedQuantity("frames", .frames)
        var missing: [TimeInterval] = []
        var rest = ours[...]
        var active = activity[...]
        var lastActivity = -Double.infinity
        for (time, next) in zip(measured, measured.dropFirst()) {
            // The phone's frames and LinuxUIKit's have different phases, so half a frame is allowed on both sides.
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

    /// The longest time between two samples of one movement, in seconds: two and a half frames.
    var longestStep: TimeInterval { duration * 2.5 }

    /// The time without activity, in seconds, after which frames are not compared. Recorders stop after 0.25 seconds, but a phone can come
    /// to rest a little earlier than LinuxUIKit.
    private static let patience: TimeInterval = 0.2

    /// Returns the times at which fingers acted or anything moved.
    private static func activity(in answers: [TouchRecording.Answer], _ events: [TouchRecording.Event]) -> [TimeInterval] {
        let answered = answers.filter { answer in
            if case .frame(let frame) = answer.content { frame.flying != nil } else { true }
        }
        return (answered.map(\.time) + events.map(\.time)).sorted()
    }

    /// Returns the median time from one frame to the next, or `nil` for fewer than two frames.
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
