/// The pace of a cubic Bézier curve.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The system's curve that it was made of.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point, in the unit square.
    public let controlPoint1: CGPoint
    /// The second control point, in the unit square.
    public let controlPoint2: CGPoint

    /// A system's curve or one's own.
    public let timingCurveType: UITimingCurveType

    let bezier: CubicBezier

    /// The system's default pace: Core Animation's.
    public override convenience init() {
        self.init(curve: .easeInOut, bezier: .systemDefault, type: .builtin)
    }

    /// One of the system's curves.
    public convenience init(animationCurve curve: UIView.AnimationCurve) {
        self.init(curve: curve, bezier: curve.bezier, type: .builtin)
    }

    /// A curve of two control points.
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

    /// Itself.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// None.
    public var springTimingParameters: UISpringTimingParameters? { nil }
}
