/// The source of an animator's pace.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    /// The kind of pace, which decides between the two parameters.
    var timingCurveType: UITimingCurveType { get }
    /// The parameters of the Bézier curve.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The parameters of the spring.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of pace.
public enum UITimingCurveType: Int, Sendable {
    /// One of the system's curves.
    case builtin = 0
    /// A custom Bézier curve.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A spring whose progress goes through a curve.
    case composed = 3
}
