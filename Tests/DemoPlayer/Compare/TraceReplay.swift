import HeadlessDevice
import TouchRecorder
import UIKit

/// Plays a trace's touches on the app on simulated phones, and records the answers of UIKit and the component.
@MainActor struct TraceReplay {
    let app: any DemoApp
    let trace: TouchRecording
    /// The number of posts in the feed.
    let itemCount: Int
    /// The time from a frame to the beginning of the touches, in seconds.
    var delay: TimeInterval = 0

    /// Returns a replay whose frames have the same phase as the phone's frames, so that both recordings show the same moments.
    func aligned() async throws -> TraceReplay {
        var replay = self
        let duration = 1 / Double(ComparedPhone().configuration(for: trace).framesPerSecond)
        let ours = try await answers(on: ComparedPhone())
        guard let phase = FramePhase(trace.answers, duration), let own = FramePhase(ours.answers, duration) else { return self }
        replay.delay = own.distance(to: phase)
        return replay
    }

    /// Returns a simulated phone's answers to the trace's touches.
    func answers(on phone: ComparedPhone) async throws -> TouchRecording {
        try await HeadlessDevice.runAsynchronously(phone.configuration(for: trace)) { device in
            var app = try PlayedApp(self.app, playing: trace, itemCount: itemCount, on: device, startedAfter: delay)
            defer { app.cancelFingers() }
            guard let window = self.app.recordingWindow else { throw DemoError(description: "the app has no window to record in") }
            if let spring = phone.spring {
                self.app.configure { configuration in
                    configuration.springDampingRatio = spring.dampingRatio
                    configuration.springResponse = spring.response
                }
            }
            window.startRecording(as: trace.start)
            while try app.nextFrame() != nil { try await app.waitForPhotos() }
            return window.stopRecording(name: trace.name, note: trace.note)
        }
    }
}
