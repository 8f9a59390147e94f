import HeadlessDevice
import TouchRecorder
import UIKit

/// The app on a simulated phone, launched in the state that a recording describes, and the playback of the recording.
@MainActor struct PlayedApp {
    private let app: any DemoApp
    private let recording: TouchRecording
    private let device: HeadlessDevice
    private var playback: TouchPlayback

    /// The time for the app's first screen, in seconds.
    private static let launchTime: TimeInterval = 0.5

    /// Launches the app, and waits until its first screen is shown.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - recording: The recording to play.
    ///   - itemCount: The number of posts in the feed.
    ///   - delay: The time from a frame to the recording's start, in seconds. On a real phone, touches also come between frames.
    /// - Throws: `TouchRecordingError` if the recording is not valid, `TouchPlayerError` if its screen has another size than the phone's.
    init(
        _ app: any DemoApp,
        playing recording: TouchRecording,
        itemCount: Int,
        on device: HeadlessDevice,
        startedAfter delay: TimeInterval = 0
    ) throws {
        self.app = app
        self.recording = recording
        self.device = device
        app.launch(on: device, as: recording.start, itemCount: itemCount, recordsTouches: false)
        device.advance(by: PlayedApp.launchTime + delay)
        playback = try TouchPlayback(recording, on: device)
    }

    /// Delivers the events before the next frame, and shows the frame. Returns nil if all events are delivered and the phone is at rest.
    mutating func nextFrame() throws -> TouchPlayer.Frame? { try playback.nextFrame() }

    /// Cancels the fingers that are still down, if the playback ended early.
    mutating func cancelFingers() { playback.cancelFingers() }

    /// Waits until photos are made and decoded, without any time on the phone's clock. So a photo appears in the same frame in every run.
    func waitForPhotos() async throws {
        try await device.finishTasks()
    }
}
