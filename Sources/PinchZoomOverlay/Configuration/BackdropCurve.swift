import UIKit

/// A function that determines how opaque the backdrop is at a scale of the photo.
///
/// Assign a curve to ``PinchZoomConfiguration/backdropCurve``. The alpha that a curve gives is limited to the range from 0 to 1; a value
/// that isn't a number counts as 0.
public enum BackdropCurve: Sendable {
    /// A straight line from one alpha at scale 1 to another at a larger scale, and constant beyond that.
    ///
    /// Below scale 1 the line continues, down to an alpha of 0.
    ///
    /// - Parameters:
    ///   - from: The alpha at scale 1, from 0 to 1.
    ///   - to: The alpha at the scale `by` and above, from 0 to 1.
    ///   - by: The scale at which the line ends. It must be finite and above 1.
    case linear(from: CGFloat, to: CGFloat, by: CGFloat)
    /// A smooth curve from one alpha at scale 1 to another at a larger scale, and constant on both sides.
    ///
    /// Between its ends the curve follows 3t² − 2t³, so that it's flat at both.
    ///
    /// - Parameters:
    ///   - from: The alpha at scale 1 and below, from 0 to 1.
    ///   - to: The alpha at the scale `by` and above, from 0 to 1.
    ///   - by: The scale at which the curve ends. It must be finite and above 1.
    case eased(from: CGFloat, to: CGFloat, by: CGFloat)
    /// A curve that a function of your own defines.
    ///
    /// The function takes the scale of the photo in relation to its place, and returns the alpha of the backdrop at that scale.
    case custom(@Sendable (_ scale: CGFloat) -> CGFloat)

    /// The default curve, which rises from 0 at scale 1 to 0.8 at scale 2, without a step or a kink, and is constant beyond that.
    public static let `default` = BackdropCurve.eased(from: 0, to: 0.8, by: 2)

    /// The curve of many tutorials: min(0.4 + (s − 1), 0.8) at a scale s.
    ///
    /// This curve starts with a step, from no backdrop to an alpha of 0.4.
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
