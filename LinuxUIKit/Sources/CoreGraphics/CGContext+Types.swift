import CCairo

/// The shapes of the ends of lines.
public enum CGLineCap: Int32, Sendable {
    /// A line that is cut at its end.
    case butt = 0
    /// A half circle around the end.
    case round = 1
    /// A square that reaches half a width past the end.
    case square = 2

    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

/// The shapes of the corners of lines.
public enum CGLineJoin: Int32, Sendable {
    /// A pointed corner.
    case miter = 0
    /// A round corner.
    case round = 1
    /// A corner that is cut off.
    case bevel = 2

    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

/// The methods of sampling pictures.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The context's own quality, which is smooth.
    case `default` = 0
    /// Sampling without interpolation.
    case none = 1
    /// Fast sampling.
    case low = 2
    /// A quality between low and high.
    case medium = 4
    /// Good sampling.
    case high = 3
}

/// The ways in which new drawing mixes with the drawing below.
public enum CGBlendMode: Int32, Sendable {
    /// The new drawing over the old one.
    case normal = 0
    /// The product of both drawings.
    case multiply = 1
    /// The inverse of the product of both drawings' inverses.
    case screen = 2
    /// An empty result.
    case clear = 16
    /// The new drawing in place of the old one.
    case copy = 17
    /// The new drawing, only in the area of the old one.
    case sourceIn = 18
    /// The new drawing under the old one.
    case destinationOver = 21
    /// The old drawing, only in the area of the new one.
    case destinationIn = 22
    /// The old drawing, only outside the area of the new one.
    case destinationOut = 23

    var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        }
    }
}
