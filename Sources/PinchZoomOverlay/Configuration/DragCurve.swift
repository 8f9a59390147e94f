import UIKit

/// A function that determines how a quantity falls from 1 while a photo is dragged away, such as its scale or the alpha of its screen.
///
/// A curve takes the distance as a fraction of a length, which is the window's height for a drag down and its width for a swipe from the
/// edge. A drag in the opposite direction has the same effect. Assign curves to the fields of a ``ZoomTransitionConfiguration/Drag``.
public enum DragCurve: Sendable {
    /// A straight line from 1 down to a value, and constant beyond that.
    ///
    /// - Parameters:
    ///   - to: The value at the end of the line and beyond, from 0 to 1.
    ///   - by: The fraction of the length at which the line ends, from 0.01 to 100.
    case linear(to: CGFloat, by: CGFloat)
    /// A straight line down from 1 that levels off toward a value, which it never reaches.
    ///
    /// The line passes into the leveling part without a kink.
    ///
    /// - Parameters:
    ///   - slope: The fall of the line over the whole length, from 0.01 to 100.
    ///   - until: The fraction of the length at which the line starts to level off, from 0 to 100.
    ///   - to: The value that the curve approaches: 0 or more, and below the line's value at `until`.
    case eased(slope: CGFloat, until: CGFloat, to: CGFloat)
    /// A curve that a function of your own defines.
    ///
    /// The function takes the distance as a fraction of the length, which is 0 or more, and returns the value after that distance.
    case custom(@Sendable (_ fraction: CGFloat) -> CGFloat)

    /// Returns the value of the curve after a drag.
    ///
    /// - Parameters:
    ///   - distance: The distance that the photo has been dragged, in points, in either direction.
    ///   - length: The length of the window along the drag, in points.
    /// - Returns: The value, from 0 to 1. A curve that gives no number, or a fraction that isn't finite, counts as 1.
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

    /// A line down to the knee, and a rubber band past it. The slope of a rubber band is 1 at first, so that there is no kink.
    private static func eased(_ fraction: CGFloat, slope: CGFloat, knee: CGFloat, floor: CGFloat) -> CGFloat {
        let line = 1 - slope * min(fraction, knee)
        let (room, excess) = (line - floor, slope * (fraction - knee))
        guard excess > 0, room > 0 else { return line }
        return line - RubberBand.give(excess, room: room)
    }
}
