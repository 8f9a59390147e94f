/// The settings with which LinuxUIKit would give the same answers as a trace's phone.
struct Explanation: Sendable {
    /// A changed setting, and the differences that remain with it.
    struct Step: Sendable {
        /// The changed setting, followed by other settings that have the same effect.
        let settings: [String]
        /// The quantities that no longer differ.
        let explained: [String]
        /// The number of quantities that differ, before and after the change.
        let faultCount: (before: Int, after: Int)
        /// The part of all differences that is gone, from 0 to 1.
        let part: Double
    }

    /// The comparison without any changed setting.
    let comparison: Comparison
    /// The distances that fingers move before gestures begin.
    let thresholds: [ThresholdFit]
    /// The springs of photos that went back to their places, if they differ from the component's own.
    let waysBack: [WayBack]
    /// The changed settings. Each is added to the settings before it.
    let steps: [Step]
    /// The comparison with all changed settings.
    let rest: Comparison
}
