/// What would make LinuxUIKit answer a trace's touches as its phone did.
struct Explanation: Sendable {
    /// Something that was set, and what is left then.
    struct Step: Sendable {
        /// What was set; where others would do just as well, they follow.
        let settings: [String]
        /// The quantities that differed before and do no more.
        let explained: [String]
        /// How many quantities differed before, and do then.
        let faultCount: (before: Int, after: Int)
        /// How much of all differences is gone, 0 to 1.
        let part: Double
    }

    /// The comparison with LinuxUIKit as it is.
    let comparison: Comparison
    /// How far fingers move before gestures begin.
    let thresholds: [ThresholdFit]
    /// The springs of photos that went back to their places, where they are not the component's own.
    let waysBack: [WayBack]
    /// What was set, one on top of the other.
    let steps: [Step]
    /// The comparison with all of that set.
    let rest: Comparison
}
