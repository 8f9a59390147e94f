import UIKit

extension FrameClock {
    /// Returns the times of the coming frames. The stream ends when its reader stops reading, or when the reader's task is cancelled.
    static func times(framesPerSecond: Float) -> AsyncStream<CFTimeInterval> {
        AsyncStream { continuation in
            let clock = FrameClock(framesPerSecond: framesPerSecond) { continuation.yield($0) }
            continuation.onTermination = { _ in
                Task { @MainActor in clock.stop() }
            }
        }
    }
}
