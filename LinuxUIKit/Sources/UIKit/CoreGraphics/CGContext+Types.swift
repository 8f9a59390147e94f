import CCairo

/// The ends of lines.
public enum CGLineCap: Int32, Sendable {
    /// Cut at the end.
    case butt = 0
    /// Round about the end.
    case round = 1
    /// Half a width past the end.
    case square = 2

    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

/// The corners of lines.
public enum CGLineJoin: Int32, Sendable {
    /// A point.
    case miter = 0
    /// Round.
    case round = 1
    /// Cut off.
    case bevel = 2

    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

/// How pictures are sampled.
public enum CGInterpolationQuality: Int32, Sendable {
    /// As the context likes: smoothly.
    case `default` = 0
    /// Pixel by pixel.
    case none = 1
    /// Quickly.
    case low = 2
    /// Between the two.
    case medium = 4
    /// Well.
    case high = 3
}

/// How what is drawn mixes with what is there.
public enum CGBlendMode: Int32, Sendable {
    /// Over it.
    case normal = 0
    /// The product of both.
    case multiply = 1
    /// The inverse of the inverses' product.
    case screen = 2
    /// Nothing stays.
    case clear = 16
    /// Instead of it.
    case copy = 17
    /// Where something is.
    case sourceIn = 18
    /// Under it.
    case destinationOver = 21
    /// What is there, where something is drawn.
    case destinationIn = 22
    /// What is there, where nothing is drawn.
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
