import HeadlessDevice
import TouchRecorder
import UIKit

/// Plays recordings with the fingers of a simulated phone.
@MainActor enum TouchPlayer {
    /// A frame that the phone has shown.
    struct Frame {
        /// The frame's number, starting at 1.
        let number: Int
        /// The time since the recording's start, in seconds.
        let time: TimeInterval
        /// The fingers that are down, with their positions on the screen in points.
        let fingers: [Int: CGPoint]
    }

    /// The longest time for which the phone may move after the last event, in seconds.
    nonisolated static let idleLimit: TimeInterval = 5

    /// Plays a recording until the phone is at rest.
    ///
    /// Events are delivered at their own times, between frames. Several fingers with the same phase at the same time are one event. If a
    /// frame and an event have the same time, the frame is shown first.
    ///
    /// - Parameter eachFrame: The closure to call after each frame. The phone's time stands still during the call.
    /// - Throws: `TouchRecordingError` if the recording is not valid, `TouchPlayerError` if its screen has another size or the phone does
    ///   not come to rest, and the errors of `eachFrame`. No finger stays down.
    static func play(
        _ recording: TouchRecording,
        on device: HeadlessDevice,
        eachFrame: (Frame) throws -> Void = { _ in }
    ) throws {
        var playback = try TouchPlayback(recording, on: device)
        defer { playback.cancelFingers() }
        while let frame = try playback.nextFrame() { try eachFrame(frame) }
    }
}
