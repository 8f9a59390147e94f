#if os(Linux)
    import HeadlessDevice
    import UIKit

    /// The app on a phone, launched as a recording says, and the recording that is played on it.
    @MainActor struct PlayedApp {
        private let recording: TouchRecording
        private let device: HeadlessDevice
        private var playback: TouchPlayback

        /// Seconds that the app has to show its first screen.
        private static let launchTime: TimeInterval = 0.5

        /// Launches the app and lets it show its first screen.
        ///
        /// - Parameters:
        ///   - itemCount: how many posts the feed has.
        ///   - delay: how long after a frame the recording is started, in seconds: between two of them, as fingers come on a phone.
        /// - Throws: `TouchRecordingError` if the recording is not valid, `TouchPlayerError` if it was made on a screen of another size.
        init(_ recording: TouchRecording, itemCount: Int, on device: HeadlessDevice, startedAfter delay: TimeInterval = 0) throws {
            self.recording = recording
            self.device = device
            LaunchOptions.current = PlayedApp.launchOptions(recording, itemCount)
            device.launch(AppDelegate.self)
            device.advance(by: PlayedApp.launchTime + delay)
            playback = try TouchPlayback(recording, on: device)
        }

        /// Shows the next frame, after what happens before it; nil when all has happened and the phone is at rest.
        mutating func nextFrame() throws -> TouchPlayer.Frame? { try playback.nextFrame() }

        /// Lifts the fingers that are still down where playing has ended early.
        mutating func cancelFingers() { playback.cancelFingers() }

        /// Photos that come by the phone's clock come in the same frame every time: no time passes while they are made or decoded.
        func waitForPhotos() async throws {
            guard let grid = SceneDelegate.tabBarController?.grid, grid.pager != nil else { return }
            // What is to be loaded is asked for now. Only then is there anything to wait for, which takes milliseconds.
            for _ in 0..<4 { await Task.yield() }
            guard grid.network.requestCount > 0 else { return }
            guard try await device.waitForTasks(until: { !grid.network.isWaitingForFiles && !device.isPreparingImages }) else {
                throw DemoError(description: "“\(recording.name)”: a photo was not made within a minute")
            }
        }

        private static func launchOptions(_ recording: TouchRecording, _ itemCount: Int) -> LaunchOptions {
            var options = LaunchOptions()
            options.itemCount = itemCount
            options.screen = recording.start.screen
            options.pinchOpensPhoto = recording.start.pinch == .opens
            options.network = recording.start.network
            return options
        }
    }
#endif
