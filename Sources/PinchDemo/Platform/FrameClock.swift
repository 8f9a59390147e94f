import UIKit

/// Calls a closure for each frame, with the time at which the frame is shown, until ``stop()`` is called.
///
/// A closure replaces the display link's selector, because Swift on Linux has no selectors.
@MainActor final class FrameClock {
    private let link: CADisplayLink

    init(framesPerSecond: Float, tick: @escaping @MainActor (CFTimeInterval) -> Void) {
        #if canImport(ObjectiveC)
        link = CADisplayLink(target: Target(tick: tick), selector: #selector(Target.act(_:)))
        #else
        link = CADisplayLink { link in tick(link.targetTimestamp) }
        #endif
        link.preferredFrameRateRange = CAFrameRateRange(
            minimum: framesPerSecond / 2,
            maximum: framesPerSecond,
            preferred: framesPerSecond
        )
        link.add(to: .main, forMode: .common)
    }

    /// Stops the calls. The owner calls this method when the frames are no longer visible.
    func stop() {
        link.invalidate()
    }

    #if canImport(ObjectiveC)
    @MainActor private final class Target: NSObject {
        private let tick: @MainActor (CFTimeInterval) -> Void

        init(tick: @escaping @MainActor (CFTimeInterval) -> Void) {
            self.tick = tick
        }

        @objc func act(_ link: CADisplayLink) {
            tick(link.targetTimestamp)
        }
    }
    #endif
}
