import UIKit

/// How opaque the backdrop is at a scale of the photo: a function from scale to alpha.
///
/// Whatever a curve says, the backdrop gets an alpha between 0 and 1; what is not a number counts as 0.
public enum BackdropCurve: Sendable {
    /// A straight line from one alpha at scale 1 to another at the scale `by`, and constant from there. Below 1 the line goes on, down to 0.
    case linear(from: CGFloat, to: CGFloat, by: CGFloat)
    /// The same ends, joined by 3t² − 2t³, so that it is flat at both; constant below 1 as well.
    case eased(from: CGFloat, to: CGFloat, by: CGFloat)
    /// Any function of the scale.
    case custom(@Sendable (_ scale: CGFloat) -> CGFloat)

    /// The default: 0 at scale 1, 0.8 from scale 2, without a step or a kink between.
    public static let `default` = BackdropCurve.eased(from: 0, to: 0.8, by: 2)

    /// The classic one, min(0.4 + (s − 1), 0.8). It starts with a step.
    public static let tutorial = BackdropCurve.linear(from: 0.4, to: 0.8, by: 1.4)

    /// The alpha at a scale, 0 to 1.
    public func alpha(at scale: CGFloat) -> CGFloat {
        let alpha =
            switch self {
            case .linear(let start, let end, let last):
                start + (end - start) * min((scale - 1) / (last - 1), 1)
            case .eased(let start, let end, let last):
                start + (end - start) * BackdropCurve.ease(min(max((scale - 1) / (last - 1), 0), 1))
            case .custom(let function):
                function(scale)
            }
        return alpha.isNaN ? 0 : min(max(alpha, 0), 1)
    }

    private static func ease(_ fraction: CGFloat) -> CGFloat {
        fraction * fraction * (3 - 2 * fraction)
    }
}
