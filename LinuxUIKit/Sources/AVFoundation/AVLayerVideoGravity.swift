/// How a video lies in its layer's bounds.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A gravity of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// As large as fits, whole.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// As small as fills the bounds.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Stretched over the bounds.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
