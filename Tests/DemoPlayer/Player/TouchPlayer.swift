import HeadlessDevice
import TouchRecorder
import UIKit

/// Plays recordings with the fingers of a simulated phone.
@MainActor enum TouchPlayer {
    /// A frame that the phone has shown.
    struct Frame {
        /// Its number, from 1.
        let number: Int
        /// Seconds since the recording was started.
        let time: TimeInterval
        /// The fingers that are down and where they are on the screen, in points.
        let fingers: [Int: CGPoint]
    }

    /// How long the phone may go on moving after the last event, in seconds.
    nonisolated static let idleLimit: TimeInterval = 5

    /// Plays a recording, and then lets the phone come to rest.
    ///
    /// Events happen at their own times, between frames; what several fingers do in the same way at the same time is one event. A frame
    /// that is due at the time of an event is shown first.
    ///
    /// - Parameter eachFrame: is called after each frame, with time standing still.
    /// - Throws: `TouchRecordingError` if the recording is not valid, `TouchPlayerError` if it was made on a screen of another size or
    ///   the phone does not come to rest, and what `eachFrame` throws. No finger stays down.
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
