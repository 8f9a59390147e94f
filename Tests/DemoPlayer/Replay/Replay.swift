import HeadlessDevice
import PinchZoomOverlay
import TouchRecorder
import UIKit

/// Plays a recording on the app, on a new simulated phone. The same recording gives the same frames in every run. So a first run can choose
/// frames, and a second run can draw them.
@MainActor struct Replay {
    let app: any DemoApp
    let recording: TouchRecording
    /// The number of posts in the feed.
    let itemCount: Int

    /// Plays the recording, and returns a log of all frames. The first frame shows the launched app.
    ///
    /// - Parameters:
    ///   - scale: The number of pixels per point of the screen.
    ///   - drawsAll: Whether each frame is drawn. The log then has the time of each frame. Drawing takes most of a replay's time.
    ///   - eachFrame: The closure to call with each frame's index in the log and the phone.
    @discardableResult
    func run(
        scale: CGFloat,
        drawsAll: Bool = true,
        eachFrame: @MainActor (Int, HeadlessDevice) throws -> Void = { _, _ in }
    ) async throws -> GestureLog {
        try await HeadlessDevice.runAsynchronously(configuration(scale: scale)) { device in
            var log = GestureLog()
            var app = try PlayedApp(self.app, playing: recording, itemCount: itemCount, on: device)
            defer { app.cancelFingers() }
            let watch = PassageWatch(self.app.tabs)
            var began = ContinuousClock.now
            note(TouchPlayer.Frame(number: 0, time: 0, fingers: [:]), cost: 0, watch.passage, in: &log)
            try eachFrame(0, device)
            while let frame = try app.nextFrame() {
                if drawsAll { device.render() }
                let cost = ContinuousClock.now - began
                note(frame, cost: cost / .seconds(1), watch.passage, in: &log)
                try eachFrame(log.frames.count - 1, device)
                try await app.waitForPhotos()
                began = ContinuousClock.now
            }
            return log
        }
    }

    private func configuration(scale: CGFloat) -> HeadlessDevice.Configuration {
        HeadlessDevice.Configuration(size: recording.screen.size, scale: scale)
    }

    private func note(_ frame: TouchPlayer.Frame, cost: TimeInterval, _ passage: Passage, in log: inout GestureLog) {
        let zoomed = app.zoomed
        let change = zoomed?.pinchZoomInteraction?.current
        log.note(
            time: frame.time,
            fingers: frame.fingers.sorted { $0.key < $1.key }.map { GestureLog.Finger(id: $0.key, point: $0.value) },
            state: zoomed?.pinchZoomInteraction?.state ?? .idle,
            pose: change?.pose ?? .identity,
            backdropAlpha: change?.backdropAlpha ?? 0,
            home: zoomed.flatMap(home),
            cost: cost,
            passage: passage
        )
    }

    /// Returns the centre of a photo's place, or `nil` for a view that flies itself. An image view stays in its place while a copy flies.
    private func home(of zoomable: any PinchZoomable) -> CGPoint? {
        guard let photo = zoomable.pinchZoomView as? UIImageView else { return nil }
        return photo.convert(CGPoint(x: photo.bounds.midX, y: photo.bounds.midY), to: nil)
    }
}
