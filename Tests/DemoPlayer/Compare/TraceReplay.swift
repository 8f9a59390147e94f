import HeadlessDevice
import TouchRecorder
import UIKit

/// Plays a trace's touches on the app, on simulated phones, and records what UIKit and the component answer there.
@MainActor struct TraceReplay {
    let app: any DemoApp
    let trace: TouchRecording
    /// How many posts the feed has.
    let itemCount: Int
    /// How long after a frame the touches begin, in seconds.
    var delay: TimeInterval = 0

    /// The same with frames that lie between the touches as the phone's do, so that both have looked at the same moments.
    func aligned() async throws -> TraceReplay {
        var replay = self
        let duration = 1 / Double(ComparedPhone().configuration(for: trace).framesPerSecond)
        let ours = try await answers(on: ComparedPhone())
        guard let phase = FramePhase(trace.answers, duration), let own = FramePhase(ours.answers, duration) else { return self }
        replay.delay = own.distance(to: phase)
        return replay
    }

    /// What a phone answers to the trace's touches.
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
