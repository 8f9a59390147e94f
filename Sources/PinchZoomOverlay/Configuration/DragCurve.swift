import UIKit

/// What becomes of something while a photo is dragged away: its scale, the alpha of what is behind it. A function of how far it was dragged.
///
/// The distance counts as a fraction of the window's height, up and down alike.
public enum DragCurve: Sendable {
    /// A straight line from 1 down to a value, reached when the drag is as long as `by` of the height; constant from there: its floor.
    case linear(to: CGFloat, by: CGFloat)
    /// Any function of the fraction, which is 0 or more.
    case custom(@Sendable (_ fraction: CGFloat) -> CGFloat)

    /// The value after a drag by a distance, in points, in a window of a height: 0 to 1. What is not a number counts as 1.
    public func value(at distance: CGFloat, height: CGFloat) -> CGFloat {
        let fraction = abs(distance) / height
        guard fraction.isFinite else { return 1 }
        let value =
            switch self {
            case .linear(let floor, let length): 1 + (floor - 1) * min(fraction / length, 1)
            case .custom(let function): function(fraction)
            }
        return value.isNaN ? 1 : min(max(value, 0), 1)
    }
}
