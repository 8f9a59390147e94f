/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    /// The corners as bits.
    public let rawValue: UInt

    /// Corners from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    package static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// Edges of a layer that are antialiased.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: UInt32

    /// Edges from bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The edge with the least x.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
    /// The edge with the greatest x.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
    /// The edge with the least y.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
    /// The edge with the greatest y.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)

    package static let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}

/// How a layer's contents lie in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A gravity of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Unscaled, in the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Unscaled, at the top edge.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// Unscaled, at the bottom edge.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// Unscaled, at the left edge.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// Unscaled, at the right edge.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// Unscaled, in the top left corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// Unscaled, in the top right corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// Unscaled, in the bottom left corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// Unscaled, in the bottom right corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched over the bounds, the default.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits, whole.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as fills the bounds.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How a layer's corners curve.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A curve of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter of a circle, the default.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve of continuous curvature; it is drawn as `circular` here.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
