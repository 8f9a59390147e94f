extension UIImage {
    /// How much brighter than white an image may be shown.
    public enum DynamicRange: Int, Sendable {
        /// As the system chooses.
        case unspecified = -1
        /// No brighter than white.
        case standard = 0
        /// Brighter, but less so where that would dazzle beside other content.
        case constrainedHigh = 1
        /// As bright as the screen can.
        case high = 2
    }

    /// Whether the image has more than the standard range: none here has.
    public var isHighDynamicRange: Bool { false }
}
