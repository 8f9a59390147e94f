#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A function that determines how a quantity, such as the photo's scale, falls from 1 while the photo is dragged away.
///
/// A curve takes the distance of the drag as a fraction of a length. The length is the window's height for a vertical drag, and the
/// window's width for a swipe from the edge. A drag of the same distance in the opposite direction gives the same value. Assign curves to
/// the fields of a ``ZoomTransitionConfiguration/Drag``.
public enum DragCurve: Sendable {
    /// A straight line from 1 down to a value.
    ///
    /// After the end of the line, the value is constant.
    ///
    /// - Parameters:
    ///   - to: The value at the end of the line and beyond, from 0 to 1.
    ///   - by: The fraction of the length at which the line ends, from 0.01 to 100.
    case linear(to: CGFloat, by: CGFloat)
    /// A straight line down from 1, followed by a curve that becomes flatter and approaches a value.
    ///
    /// The curve never reaches the value. There is no kink between the line and the curve.
    ///
    /// - Parameters:
    ///   - slope: The amount by which a line of the same slope falls over the whole length, from 0.01 to 100.
    ///   - until: The fraction of the length at which the line ends and the curve starts, from 0 to 100.
    ///   - to: The value that the curve approaches: 0 or more, and below the line's value at `until`.
    case eased(slope: CGFloat, until: CGFloat, to: CGFloat)
    /// A curve that a function of your own defines.
    ///
    /// The function takes the distance of the drag and returns the curve's value. The distance is a fraction of the window's height or
    /// width, 0 or more. The returned value is limited to the range from 0 to 1.
    case custom(@Sendable (_ fraction: CGFloat) -> CGFloat)

    /// Returns the value of the curve after a drag.
    ///
    /// - Parameters:
    ///   - distance: The distance that the photo has been dragged, in points, in either direction.
    ///   - length: The length of the window along the drag, in points.
    /// - Returns: The value, from 0 to 1. If the curve's value isn't a number, or if `distance` divided by `length` isn't finite, the value
    ///   is 1.
    public func value(at distance: CGFloat, of length: CGFloat) -> CGFloat {
        let fraction = abs(distance) / length
        guard fraction.isFinite else { return 1 }
        let value =
            switch self {
            case .linear(let floor, let end): 1 + (floor - 1) * min(fraction / end, 1)
            case .eased(let slope, let knee, let floor): DragCurve.eased(fraction, slope: slope, knee: knee, floor: floor)
            case .custom(let function): function(fraction)
            }
        return value.isNaN ? 1 : value.clamped(to: 0...1)
    }

    /// Returns the value of an eased curve: a line up to the knee, and a rubber band after the knee. The slope of a rubber band at
    /// its start is 1. Therefore, the value falls as fast as on the line at first, and the curve has no kink at the knee.
    private static func eased(_ fraction: CGFloat, slope: CGFloat, knee: CGFloat, floor: CGFloat) -> CGFloat {
        let line = 1 - slope * min(fraction, knee)
        let (room, excess) = (line - floor, slope * (fraction - knee))
        guard excess > 0, room > 0 else { return line }
        return line - RubberBand.give(excess, room: room)
    }
}
#endif
