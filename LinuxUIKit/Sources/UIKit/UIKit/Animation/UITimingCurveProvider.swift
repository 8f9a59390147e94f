/// What gives an animator its pace.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    /// Which of the two parameters count.
    var timingCurveType: UITimingCurveType { get }
    /// The Bézier curve.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of pace.
public enum UITimingCurveType: Int, Sendable {
    /// One of the system's curves.
    case builtin = 0
    /// A Bézier curve of one's own.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A spring whose progress goes through a curve.
    case composed = 3
}
