import HeadlessDevice
import PinchZoomOverlay
import TouchRecorder
import UIKit

/// The settings of a simulated phone that is compared with a real one.
struct ComparedPhone: Hashable, Sendable {
    /// The component's spring for a photo's way back to its place.
    struct ReturnSpring: Hashable, Sendable {
        var dampingRatio: Double
        /// The response, in seconds.
        var response: TimeInterval
    }

    var thresholds = HeadlessDevice.TouchThresholds()
    var behavior = HeadlessDevice.Behavior.documented
    /// The spring, or `nil` for the component's own.
    var spring: ReturnSpring?

    /// Returns the configuration of the trace's phone: the screen, the frame rate and the safe area, as far as the header describes them.
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
