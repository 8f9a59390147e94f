/// The pace of a cubic Bézier curve.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The system's curve with which the parameters were created.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point, in the unit square.
    public let controlPoint1: CGPoint
    /// The second control point, in the unit square.
    public let controlPoint2: CGPoint

    /// The kind of curve: a system's curve or a custom curve.
    public let timingCurveType: UITimingCurveType

    let bezier: CubicBezier

    /// Creates the system's default pace, which is Core Animation's.
    public override convenience init() {
        self.init(curve: .easeInOut, bezier: .systemDefault, type: .builtin)
    }

    /// Creates the pace of one of the system's curves.
    public convenience init(animationCurve curve: UIView.AnimationCurve) {
        self.init(curve: curve, bezier: curve.bezier, type: .builtin)
    }

    /// Creates the pace of a curve with two control points.
    public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        self.init(curve: .easeInOut, bezier: CubicBezier(point1.x, point1.y, point2.x, point2.y), type: .cubic)
    }

    private init(curve: UIView.AnimationCurve, bezier: CubicBezier, type: UITimingCurveType) {
        animationCurve = curve
        controlPoint1 = bezier.point1
        controlPoint2 = bezier.point2
        timingCurveType = type
        self.bezier = bezier
        super.init()
    }

    /// The parameters themselves.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// The parameters of a spring: always nil for a curve.
    public var springTimingParameters: UISpringTimingParameters? { nil }
}
