#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A function that determines how opaque the backdrop is at a scale of the photo.
///
/// Assign a curve to ``PinchZoomConfiguration/backdropCurve``. The alpha that a curve returns is limited to the range from 0 to 1. If the
/// alpha isn't a number, 0 is used.
public enum BackdropCurve: Sendable {
    /// A straight line from an alpha at scale 1 to an alpha at a larger scale.
    ///
    /// Above the larger scale, the alpha is constant. Below scale 1, the line continues until the alpha is 0 or 1.
    ///
    /// - Parameters:
    ///   - from: The alpha at scale 1, from 0 to 1.
    ///   - to: The alpha at the scale `by` and above, from 0 to 1.
    ///   - by: The scale at which the line ends, above 1.
    case linear(from: CGFloat, to: CGFloat, by: CGFloat)
    /// A smooth curve from an alpha at scale 1 to an alpha at a larger scale.
    ///
    /// Below scale 1 and above the larger scale, the alpha is constant. Between the scales, the curve follows 3t² − 2t³ with t from 0 to
    /// 1, so that the curve is flat at both ends.
    ///
    /// - Parameters:
    ///   - from: The alpha at scale 1 and below, from 0 to 1.
    ///   - to: The alpha at the scale `by` and above, from 0 to 1.
    ///   - by: The scale at which the curve ends, above 1.
    case eased(from: CGFloat, to: CGFloat, by: CGFloat)
    /// A curve that a function of your own defines.
    ///
    /// The function takes the scale of the photo in relation to its place, and returns the alpha of the backdrop at that scale.
    case custom(@Sendable (_ scale: CGFloat) -> CGFloat)

    /// The default curve, which rises smoothly from an alpha of 0 at scale 1 to an alpha of 0.8 at scale 2.
    ///
    /// The curve has no step and no kink. Below scale 1 and above scale 2, the alpha is constant.
    public static let `default` = BackdropCurve.eased(from: 0, to: 0.8, by: 2)

    /// The curve of many tutorials: min(0.4 + (s − 1), 0.8) at a scale s.
    ///
    /// The curve starts with a step: when the photo lifts, the alpha changes from 0 to 0.4 at once.
    public static let tutorial = BackdropCurve.linear(from: 0.4, to: 0.8, by: 1.4)

    /// Returns the alpha of the backdrop at a scale of the photo.
    ///
    /// - Parameter scale: The scale of the photo in relation to its place.
    /// - Returns: The alpha, from 0 to 1.
    public func alpha(at scale: CGFloat) -> CGFloat {
        let alpha =
            switch self {
            case .linear(let start, let end, let last):
                start.mixed(with: end, min((scale - 1) / (last - 1), 1))
            case .eased(let start, let end, let last):
                start.mixed(with: end, ((scale - 1) / (last - 1)).smoothstep)
            case .custom(let function):
                function(scale)
            }
        return alpha.isNaN ? 0 : alpha.clamped(to: 0...1)
    }
}
#endif
