/// A layer that draws a path, over its contents and beneath its sublayers.
open class CAShapeLayer: CALayer {
    /// Makes a layer without a path.
    public override init() {
        super.init()
        model.subject = .shape(ShapeValues())
    }

    /// Makes a copy of another layer for presentation.
    public override init(layer: Any) {
        super.init(layer: layer)
    }

    /// The shape, in the layer's own coordinates. The bounds do not clip the shape by themselves. Animatable only by added animations.
    open var path: CGPath? {
        get { model.shape.path }
        set { change(.path) { $0.shape.path = newValue?.copy() } }
    }

    /// The colour of the shape's inside, or `nil` for no colour. The default is opaque black. Animatable.
    open var fillColor: CGColor? {
        get { model.shape.fillColor }
        set { change(.fillColor) { $0.shape.fillColor = newValue } }
    }

    /// The rule for the inside of a path that crosses itself.
    open var fillRule: CAShapeLayerFillRule {
        get { model.shape.fillRule }
        set { model.shape.fillRule = newValue }
    }

    /// The colour of the shape's lines, or `nil` for no lines, which is the default. Animatable.
    open var strokeColor: CGColor? {
        get { model.shape.strokeColor }
        set { change(.strokeColor) { $0.shape.strokeColor = newValue } }
    }

    /// The place at which the lines begin, as a part of the path's length from 0 to 1. Animatable.
    open var strokeStart: CGFloat {
        get { model.shape.strokeStart }
        set { change(.strokeStart) { $0.shape.strokeStart = newValue } }
    }

    /// The place at which the lines end, as a part of the path's length from 0 to 1. Animatable.
    open var strokeEnd: CGFloat {
        get { model.shape.strokeEnd }
        set { change(.strokeEnd) { $0.shape.strokeEnd = newValue } }
    }

    /// The width of the lines, in points. Animatable.
    open var lineWidth: CGFloat {
        get { model.shape.lineWidth }
        set { change(.lineWidth) { $0.shape.lineWidth = newValue } }
    }

    /// The largest length of a sharp corner, in line widths. Animatable.
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

    /// The offset into the pattern at which the dashes begin, in points. Animatable.
    open var lineDashPhase: CGFloat {
        get { model.shape.lineDashPhase }
        set { change(.lineDashPhase) { $0.shape.lineDashPhase = newValue } }
    }

    /// The lengths of dashes and gaps, in points, or `nil` for a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { model.shape.lineDashPattern }
        set { model.shape.lineDashPattern = newValue }
    }
}

/// The rules for the inside of a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a rule with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The inside is the area whose windings do not add up to zero.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// The inside is the area from which a line outwards crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shapes of the ends of a shape's lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a line end with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A line that is cut at its end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle around the end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// A square that reaches half a width past the end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shapes of the corners of a shape's lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a line corner with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A pointed corner.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A round corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A corner that is cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
