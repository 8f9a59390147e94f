/// A layer that draws a gradient over its background, as far as its bounds and round corners go.
open class CAGradientLayer: CALayer {
    /// A layer without colours.
    public override init() {
        super.init()
        model.subject = .gradient(GradientValues())
    }

    /// A copy of another layer for presentation.
    public override init(layer: Any) {
        super.init(layer: layer)
    }

    /// The colours of the stops, each a `CGColor`. Animatable.
    open var colors: [Any]? {
        get { model.gradient.colors }
        set {
            let colors = newValue?.map { value -> CGColor in
                guard let color = value as? CGColor else {
                    preconditionFailure("LinuxUIKit: CAGradientLayer.colors takes CGColors; there is a \(Swift.type(of: value))")
                }
                return color
            }
            change(.colors) { $0.gradient.colors = colors }
        }
    }

    /// Where the stops lie, from 0 to 1 and rising; nil spaces them evenly. Animatable.
    open var locations: [NSNumber]? {
        get { model.gradient.locations.map { $0.map { NSNumber(value: Double($0)) } } }
        set { change(.locations) { $0.gradient.locations = newValue.map { $0.map { CGFloat($0.doubleValue) } } } }
    }

    /// Where the first stop lies, in the unit square of the bounds: the middle of the top edge by default. Animatable.
    open var startPoint: CGPoint {
        get { model.gradient.startPoint }
        set { change(.startPoint) { $0.gradient.startPoint = newValue } }
    }

    /// Where the last stop lies, in the unit square of the bounds: the middle of the bottom edge by default. Animatable.
    open var endPoint: CGPoint {
        get { model.gradient.endPoint }
        set { change(.endPoint) { $0.gradient.endPoint = newValue } }
    }

    /// Along a line, about a point to all sides, or round a point.
    open var type: CAGradientLayerType {
        get { model.gradient.type }
        set { model.gradient.type = newValue }
    }
}

/// How a gradient runs.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A kind of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along the line between both points.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the start point to all sides, on ellipses through the end point's corner.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Round the start point, beginning where the end point lies.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
