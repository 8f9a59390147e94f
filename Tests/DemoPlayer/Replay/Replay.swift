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
    ///   - eachFrame: The closure to call with each frame of the log and the phone that shows the frame. Only the closure draws the screen.
    @discardableResult
    func run(
        scale: CGFloat,
        eachFrame: @MainActor (GestureLog.Frame, HeadlessDevice) throws -> Void = { _, _ in }
    ) async throws -> GestureLog {
        try await HeadlessDevice.runAsynchronously(configuration(scale: scale)) { device in
            var log = GestureLog()
            var app = try PlayedApp(self.app, playing: recording, itemCount: itemCount, on: device)
            defer { app.cancelFingers() }
            let watch = PassageWatch(self.app.tabs)
            try eachFrame(note(TouchPlayer.Frame(number: 0, time: 0, fingers: [:]), watch.nextPassage(isTouched: false), in: &log), device)
            while let frame = try app.nextFrame() {
                try eachFrame(note(frame, watch.nextPassage(isTouched: !frame.fingers.isEmpty), in: &log), device)
                try await app.waitForPhotos()
            }
            return log
        }
    }

    private func configuration(scale: CGFloat) -> HeadlessDevice.Configuration {
        HeadlessDevice.Configuration(size: recording.screen.size, scale: scale)
    }

    private func note(_ frame: TouchPlayer.Frame, _ passage: Passage, in log: inout GestureLog) -> GestureLog.Frame {
        let zoomed = app.zoomed
        let change = zoomed?.pinchZoomInteraction?.current
        return log.note(
            time: frame.time,
            fingers: frame.fingers.sorted { $0.key < $1.key }.map { GestureLog.Finger(id: $0.key, point: $0.value) },
            state: zoomed?.pinchZoomInteraction?.state ?? .idle,
            pose: change?.pose ?? .identity,
            backdropAlpha: change?.backdropAlpha ?? 0,
            home: zoomed.flatMap(home),
            passage: passage
        )
    }

    /// Returns the centre of a photo's place, or `nil` for other content. An image view stays in its place while a copy flies.
    private func home(of zoomable: any PinchZoomable) -> CGPoint? {
        guard let photo = zoomable.pinchZoomView as? UIImageView else { return nil }
        return photo.convert(CGPoint(x: photo.bounds.midX, y: photo.bounds.midY), to: nil)
    }
}
