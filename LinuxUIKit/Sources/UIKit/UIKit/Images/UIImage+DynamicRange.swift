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

    /// A Boolean value that indicates whether the image has content brighter than white.
    public var isHighDynamicRange: Bool { hasHighDynamicRange }

    /// Returns the image without its content brighter than white; itself if there is none.
    public func imageRestrictedToStandardDynamicRange() -> UIImage {
        isHighDynamicRange ? withHighDynamicRange(false) : self
    }

    /// Returns the same pixels, as an image of the high or of the standard range.
    func withHighDynamicRange(_ isHigh: Bool) -> UIImage {
        UIImage(
            pixels: cgImage,
            scale: scale,
            orientation: imageOrientation,
            renderingMode: renderingMode,
            symbol: symbol,
            animation: animation,
            hasHighDynamicRange: isHigh
        )
    }
}
