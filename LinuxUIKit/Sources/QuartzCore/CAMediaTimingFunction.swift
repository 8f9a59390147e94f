/// The pace of an animation: a cubic Bézier curve from (0, 0) to (1, 1), time along x and progress along y.
open class CAMediaTimingFunction: NSObject {
    let curve: CubicBezier

    /// Makes one of the system's functions.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .linear: self.init(.linear)
        case .easeIn: self.init(.easeIn)
        case .easeOut: self.init(.easeOut)
        case .easeInEaseOut: self.init(.easeInEaseOut)
        case .default: self.init(.systemDefault)
        default: preconditionFailure("NSInvalidArgumentException: there is no timing function of the name \(name.rawValue)")
        }
    }

    /// Makes a function of two control points.
    public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        self.init(CubicBezier(CGFloat(c1x), CGFloat(c1y), CGFloat(c2x), CGFloat(c2y)))
    }

    init(_ curve: CubicBezier) {
        self.curve = curve
    }

    /// Writes the x and y of a control point, from 0 to 3. The first and the last are (0, 0) and (1, 1).
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [CGPoint.zero, curve.point1, curve.point2, CGPoint(x: 1, y: 1)]
        precondition(
            points.indices.contains(idx),
            "NSInvalidArgumentException: a timing function has the control points 0 to 3, not \(idx)"
        )
        ptr[0] = Float(points[idx].x)
        ptr[1] = Float(points[idx].y)
    }
}

/// The names of the system's timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A steady pace.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// A pace that begins slowly.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// A pace that ends slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// A pace that begins and ends slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The system's default pace.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
