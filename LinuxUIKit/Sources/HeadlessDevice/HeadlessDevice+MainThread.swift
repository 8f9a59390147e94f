import UIKit

extension HeadlessDevice {
    /// Blocks the app's main thread for a time in seconds, as slow work of the app does.
    ///
    /// Frames continue during that time, but no code of the app runs: no display link, no timer, no layout, no touch. The screen shows the
    /// state that was committed before, with its animations. Afterwards the touches are delivered with their own times, and movements as a
    /// single one. If a frame was missed, display links are then called once, with the times of the newest frame. Then work that was due
    /// runs, such as the completions of animations.
    ///
    /// This method may be called only between turns of the run loop, not by the app's own code.
    ///
    /// - Parameters:
    ///   - duration: The time for which the main thread is blocked.
    ///   - eachFrame: The closure to call after each shown frame. The closure may read the screen by `screenshot()` or by a layer's
    ///     `presentation()`, and fingers may land, move and lift in the closure. The phone's time can't pass in any other way.
    public func holdMainThread(for duration: TimeInterval, eachFrame: () throws -> Void) rethrows {
        precondition(duration.isFinite && duration >= 0, "holdMainThread(for:) takes a finite duration, not \(duration)")
        requireSwitchedOn()
        let end = server.now + duration
        platform.holdMainThread()
        defer { platform.releaseMainThread() }
        // The nanosecond is needed because sums of frame durations aren't exact. Without this, the last frame could be missing.
        while let frame = nextFrameTime, frame <= end + 1e-9 {
            platform.showFrame(at: frame)
            try eachFrame()
        }
        if server.now < end { server.advance(to: end) }
    }

    /// Blocks the app's main thread for a time in seconds.
    public func holdMainThread(for duration: TimeInterval) {
        holdMainThread(for: duration) {}
    }
}
