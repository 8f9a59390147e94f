import UIKit

extension HeadlessDevice {
    /// Holds the app's main thread for a time, in seconds, as slow work of the app does.
    ///
    /// Frames go on meanwhile, and nothing of the app runs: no display link, no timer, no layout, no touch. The screen shows what was
    /// committed before, with the animations that were committed. Afterwards the touches that have come are delivered with their own times,
    /// movements as a single one. If a frame was missed, display links are then called once, with the times of the newest one, and what was
    /// due runs, such as the completions of animations.
    ///
    /// It can be called only between turns of the run loop, not by the app's own code.
    ///
    /// - Parameters:
    ///   - duration: how long the main thread is held.
    ///   - eachFrame: looks at the screen after each frame that is shown: by `screenshot()`, or by the `presentation()` of a layer. Fingers
    ///     may land, move and lift in it. The phone's time does not pass in any other way.
    public func holdMainThread(for duration: TimeInterval, eachFrame: () throws -> Void) rethrows {
        precondition(duration.isFinite && duration >= 0, "holdMainThread(for:) takes a finite duration, not \(duration)")
        requireSwitchedOn()
        let end = server.now + duration
        platform.holdMainThread()
        defer { platform.releaseMainThread() }
        // A nanosecond of grace, because sums of frame durations are not exact.
        while let frame = nextFrameTime, frame <= end + 1e-9 {
            platform.showFrame(at: frame)
            try eachFrame()
        }
        if server.now < end { server.advance(to: end) }
    }

    /// Holds the app's main thread for a time, in seconds, without a look at the frames.
    public func holdMainThread(for duration: TimeInterval) {
        holdMainThread(for: duration) {}
    }
}
