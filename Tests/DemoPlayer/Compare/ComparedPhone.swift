import HeadlessDevice
import PinchZoomOverlay
import TouchRecorder
import UIKit

/// What is tried on the simulated phone for it to answer as a real one did.
struct ComparedPhone: Hashable, Sendable {
    /// The spring of the component on which a photo goes back to its place.
    struct ReturnSpring: Hashable, Sendable {
        var dampingRatio: Double
        /// In seconds.
        var response: TimeInterval
    }

    var thresholds = HeadlessDevice.TouchThresholds()
    var behavior = HeadlessDevice.Behavior.documented
    /// Nil for the component's own.
    var spring: ReturnSpring?

    /// The phone that a trace was recorded on, as far as its header says: its screen, its frame rate, and what its shape covers.
    func configuration(for trace: TouchRecording) -> HeadlessDevice.Configuration {
        HeadlessDevice.Configuration(
            size: trace.screen.size,
            scale: min(max(CGFloat(trace.screen.scale ?? 2), 1), 3),
            safeAreaInsets: PhoneShape.safeAreaInsets(of: trace),
            framesPerSecond: (trace.device?.framesPerSecond ?? 60) > 90 ? 120 : 60,
            touchThresholds: thresholds,
            behavior: behavior
        )
    }
}
