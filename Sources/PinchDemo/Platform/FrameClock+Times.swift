import UIKit

extension FrameClock {
    /// The times of the frames to come, until somebody stops to listen, or the task is cancelled that does.
    static func times(framesPerSecond: Float) -> AsyncStream<CFTimeInterval> {
        AsyncStream { continuation in
            let clock = FrameClock(framesPerSecond: framesPerSecond) { continuation.yield($0) }
            continuation.onTermination = { _ in
                Task { @MainActor in clock.stop() }
            }
        }
    }
}
