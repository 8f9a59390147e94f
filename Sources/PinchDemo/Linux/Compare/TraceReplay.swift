#if os(Linux)
    import HeadlessDevice
    import UIKit

    /// Plays a trace's touches on the app, on simulated phones, and records what UIKit and the component answer there.
    @MainActor struct TraceReplay {
        let trace: TouchRecording
        /// How many posts the feed has.
        let itemCount: Int

        /// What a phone answers to the trace's touches.
        func answers(on phone: ComparedPhone) async throws -> TouchRecording {
            try await HeadlessDevice.runAsynchronously(phone.configuration(for: trace)) { device in
                var app = try PlayedApp(trace, itemCount: itemCount, on: device, frameTime: frameTime)
                defer { app.cancelFingers() }
                if let spring = phone.spring {
                    SceneDelegate.feedViewController?.settings.change { configuration in
                        configuration.springDampingRatio = spring.dampingRatio
                        configuration.springResponse = spring.response
                    }
                }
                while try app.nextFrame() != nil { try await app.waitForPhotos() }
                guard let window = SceneDelegate.recordingWindow else { throw DemoError(description: "the app has no window to record in") }
                return window.stopRecording(name: trace.name, note: trace.note)
            }
        }

        /// When the phone showed a frame: the simulated one shows its frames at the same times, so that both show the same moments.
        private var frameTime: TimeInterval {
            let first = trace.answers.first { if case .frame = $0.content { true } else { false } }
            return first?.time ?? 0
        }
    }
#endif
