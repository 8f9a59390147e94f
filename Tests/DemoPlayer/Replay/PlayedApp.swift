import HeadlessDevice
import TouchRecorder
import UIKit

/// The app on a phone, launched as a recording says, and the recording that is played on it.
@MainActor struct PlayedApp {
    private let app: any DemoApp
    private let recording: TouchRecording
    private let device: HeadlessDevice
    private var playback: TouchPlayback

    /// Seconds that the app has to show its first screen.
    private static let launchTime: TimeInterval = 0.5

    /// Launches the app and lets it show its first screen.
    ///
    /// - Parameters:
    ///   - app: the app.
    ///   - recording: is played on it.
    ///   - itemCount: how many posts the feed has.
    ///   - delay: how long after a frame the recording is started, in seconds: between two of them, as fingers come on a phone.
    /// - Throws: `TouchRecordingError` if the recording is not valid, `TouchPlayerError` if it was made on a screen of another size.
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

    /// Shows the next frame, after what happens before it; nil when all has happened and the phone is at rest.
    mutating func nextFrame() throws -> TouchPlayer.Frame? { try playback.nextFrame() }

    /// Lifts the fingers that are still down where playing has ended early.
    mutating func cancelFingers() { playback.cancelFingers() }

    /// Photos that come by the phone's clock come in the same frame every time: no time passes while they are made or decoded.
    func waitForPhotos() async throws {
        guard app.photoRequests != nil else { return }
        // What is to be loaded is asked for now. Only then is there anything to wait for, which takes milliseconds.
        for _ in 0..<4 { await Task.yield() }
        guard let requests = app.photoRequests, requests.count > 0 else { return }
        guard try await device.waitForTasks(until: { app.photoRequests?.isWaitingForFiles != true && !device.isPreparingImages }) else {
            throw DemoError(description: "“\(recording.name)”: a photo was not made within a minute")
        }
    }
}
