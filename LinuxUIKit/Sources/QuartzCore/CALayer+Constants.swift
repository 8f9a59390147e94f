/// A set of a layer's corners.
public struct CACornerMask: OptionSet, Sendable {
    /// The corners as bits.
    public let rawValue: UInt

    /// Makes a set of corners from bits.
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

/// A set of a layer's edges that are antialiased.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: UInt32

    /// Makes a set of edges from bits.
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

/// The ways in which a layer's contents are placed in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a gravity with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Contents unscaled, in the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Contents unscaled, at the top edge.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// Contents unscaled, at the bottom edge.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// Contents unscaled, at the left edge.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// Contents unscaled, at the right edge.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// Contents unscaled, in the top left corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// Contents unscaled, in the top right corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// Contents unscaled, in the bottom left corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// Contents unscaled, in the bottom right corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Contents stretched over the bounds, the default.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Contents in the largest size that fits in the bounds.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Contents in the smallest size that fills the bounds.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The curves of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a curve with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter of a circle, the default.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve of continuous curvature, which is drawn like `circular` here.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
