extension UIImage {
    /// The limit of an image's brightness above white.
    @available(iOS 17.0, *)
    public enum DynamicRange: Int, Sendable {
        /// The limit that the system chooses.
        case unspecified = -1
        /// No brighter than white.
        case standard = 0
        /// Brighter than white, but less bright if the image would dazzle beside other content.
        case constrainedHigh = 1
        /// As bright as the screen allows.
        case high = 2
    }

    /// A Boolean value that indicates whether the image has content brighter than white.
    @available(iOS 17.0, *)
    public var isHighDynamicRange: Bool { hasHighDynamicRange }

    /// Returns the image without its content brighter than white, or the image itself if there is no such content.
    @available(iOS 17.0, *)
    public func imageRestrictedToStandardDynamicRange() -> UIImage {
        isHighDynamicRange ? withHighDynamicRange(false) : self
    }

    /// Returns an image of the same pixels, with the high or the standard range.
    func withHighDynamicRange(_ isHigh: Bool) -> UIImage {
        replacing(hasHighDynamicRange: isHigh)
    }
}
