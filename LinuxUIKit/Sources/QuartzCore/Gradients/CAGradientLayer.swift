/// A layer that draws a gradient over its background, within its bounds and round corners.
open class CAGradientLayer: CALayer {
    /// Makes a layer without colours.
    public override init() {
        super.init()
        model.subject = .gradient(GradientValues())
    }

    /// Makes a copy of another layer for presentation.
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

    /// The locations of the stops, from 0 to 1 and rising. If the value is `nil`, the stops are evenly spaced. Animatable.
    open var locations: [NSNumber]? {
        get { model.gradient.locations.map { $0.map { NSNumber(value: Double($0)) } } }
        set { change(.locations) { $0.gradient.locations = newValue.map { $0.map { CGFloat($0.doubleValue) } } } }
    }

    /// The location of the first stop, in the unit square of the bounds. The default is the middle of the top edge. Animatable.
    open var startPoint: CGPoint {
        get { model.gradient.startPoint }
        set { change(.startPoint) { $0.gradient.startPoint = newValue } }
    }

    /// The location of the last stop, in the unit square of the bounds. The default is the middle of the bottom edge. Animatable.
    open var endPoint: CGPoint {
        get { model.gradient.endPoint }
        set { change(.endPoint) { $0.gradient.endPoint = newValue } }
    }

    /// The shape of the gradient: along a line, outwards from a point, or round a point.
    open var type: CAGradientLayerType {
        get { model.gradient.type }
        set { model.gradient.type = newValue }
    }
}

/// The shapes of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a type with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A gradient along the line between both points.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// A gradient from the start point outwards, on ellipses through the end point's corner.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// A gradient round the start point, which begins in the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
