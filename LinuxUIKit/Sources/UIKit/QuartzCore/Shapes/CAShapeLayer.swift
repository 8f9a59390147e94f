/// A layer that draws a path, over its contents and beneath its sublayers.
open class CAShapeLayer: CALayer {
    /// A layer without a path.
    public override init() {
        super.init()
        model.subject = .shape(ShapeValues())
    }

    /// A copy of another layer for presentation.
    public override init(layer: Any) {
        super.init(layer: layer)
    }

    /// The shape, in the layer's own coordinates; nothing clips it to the bounds by itself. Animatable by animations that are added.
    open var path: CGPath? {
        get { model.shape.path }
        set { change(.path) { $0.shape.path = newValue?.copy() } }
    }

    /// The colour of the shape's inside; opaque black by default, nil is none. Animatable.
    open var fillColor: CGColor? {
        get { model.shape.fillColor }
        set { change(.fillColor) { $0.shape.fillColor = newValue } }
    }

    /// What of a path that crosses itself is inside.
    open var fillRule: CAShapeLayerFillRule {
        get { model.shape.fillRule }
        set { model.shape.fillRule = newValue }
    }

    /// The colour of the shape's lines; nil, the default, is none. Animatable.
    open var strokeColor: CGColor? {
        get { model.shape.strokeColor }
        set { change(.strokeColor) { $0.shape.strokeColor = newValue } }
    }

    /// Where the lines begin, as a part of the path's length from 0 to 1. Animatable.
    open var strokeStart: CGFloat {
        get { model.shape.strokeStart }
        set { change(.strokeStart) { $0.shape.strokeStart = newValue } }
    }

    /// Where the lines end, as a part of the path's length from 0 to 1. Animatable.
    open var strokeEnd: CGFloat {
        get { model.shape.strokeEnd }
        set { change(.strokeEnd) { $0.shape.strokeEnd = newValue } }
    }

    /// The width of the lines, in points. Animatable.
    open var lineWidth: CGFloat {
        get { model.shape.lineWidth }
        set { change(.lineWidth) { $0.shape.lineWidth = newValue } }
    }

    /// How far a sharp corner may stick out, in line widths. Animatable.
    open var miterLimit: CGFloat {
        get { model.shape.miterLimit }
        set { change(.miterLimit) { $0.shape.miterLimit = newValue } }
    }

    /// The ends of the lines.
    open var lineCap: CAShapeLayerLineCap {
        get { model.shape.lineCap }
        set { model.shape.lineCap = newValue }
    }

    /// The corners of the lines.
    open var lineJoin: CAShapeLayerLineJoin {
        get { model.shape.lineJoin }
        set { model.shape.lineJoin = newValue }
    }

    /// How far into the pattern the dashes begin, in points. Animatable.
    open var lineDashPhase: CGFloat {
        get { model.shape.lineDashPhase }
        set { change(.lineDashPhase) { $0.shape.lineDashPhase = newValue } }
    }

    /// The lengths of dashes and gaps, in points; nil is a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { model.shape.lineDashPattern }
        set { model.shape.lineDashPattern = newValue }
    }
}

/// What of a path that crosses itself is inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A rule of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Where the windings do not add up to zero.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Where a line outwards crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a shape's lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A kind of end of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Cut at the end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Round about the end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a width past the end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a shape's lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A kind of corner of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A point.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
