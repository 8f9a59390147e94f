#if os(Linux)
    import HeadlessDevice
    import PinchZoomOverlay
    import UIKit

    /// Plays a recording on the app, on a phone of its own. The same recording gives the same frames every time, so that what is to be
    /// kept of them can be chosen first and drawn in a second run.
    @MainActor struct Replay {
        let recording: TouchRecording
        /// How many posts the feed has.
        let itemCount: Int

        /// Seconds that the app has to show its first screen.
        private static let launchTime: TimeInterval = 0.5

        /// Plays it and tells what happened, frame by frame, the launched app first.
        ///
        /// - Parameters:
        ///   - scale: the screen's pixels for a point.
        ///   - eachFrame: gets the frame's index in the log and the phone that shows it.
        @discardableResult
        func run(scale: CGFloat, eachFrame: (Int, HeadlessDevice) throws -> Void = { _, _ in }) throws -> GestureLog {
            LaunchOptions.current = launchOptions
            var log = GestureLog()
            try HeadlessDevice.run(configuration(scale: scale)) { device in
                device.launch(AppDelegate.self)
                device.advance(by: Replay.launchTime)
                let watch = PassageWatch(SceneDelegate.tabBarController)
                var began = ContinuousClock.now
                note(TouchPlayer.Frame(number: 0, time: 0, fingers: [:]), cost: 0, watch.passage, in: &log)
                try eachFrame(0, device)
                try TouchPlayer.play(recording, on: device) { frame in
                    device.render()
                    let cost = ContinuousClock.now - began
                    note(frame, cost: cost / .seconds(1), watch.passage, in: &log)
                    try eachFrame(log.frames.count - 1, device)
                    began = ContinuousClock.now
                }
            }
            return log
        }

        private var launchOptions: LaunchOptions {
            var options = LaunchOptions()
            options.itemCount = itemCount
            options.screen = recording.start.screen
            options.pinchOpensPhoto = recording.start.pinch == .opens
            return options
        }

        private func configuration(scale: CGFloat) -> HeadlessDevice.Configuration {
            HeadlessDevice.Configuration(size: recording.screen.size, scale: scale)
        }

        private func note(_ frame: TouchPlayer.Frame, cost: TimeInterval, _ passage: Passage, in log: inout GestureLog) {
            let zoomed = SceneDelegate.feedViewController?.zoomed
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

        /// The centre of a photo's place; an image view keeps its place while a copy of it flies, other views fly themselves.
        private func home(of zoomable: any PinchZoomable) -> CGPoint? {
            guard let photo = zoomable.pinchZoomView as? UIImageView else { return nil }
            return photo.convert(CGPoint(x: photo.bounds.midX, y: photo.bounds.midY), to: nil)
        }
    }
#endif
