import UIKit

/// What becomes of something while a photo is dragged away: its scale, the alpha of what is behind it. A function of how far it was dragged.
///
/// The distance counts as a fraction of a length, to and fro alike: of the window's height for a drag down, of its width for a swipe from the
/// edge.
public enum DragCurve: Sendable {
    /// A straight line from 1 down to a value, reached when the drag is as long as `by` of the length; constant from there: its floor.
    case linear(to: CGFloat, by: CGFloat)
    /// A straight line from 1 that falls by `slope` in the whole length, as far as `until` of it. From there it falls ever more slowly, without
    /// a kink, towards a value that it never reaches.
    case eased(slope: CGFloat, until: CGFloat, to: CGFloat)
    /// Any function of the fraction, which is 0 or more.
    case custom(@Sendable (_ fraction: CGFloat) -> CGFloat)

    /// The value after a drag by a distance, in points, along a length of the window, in points: 0 to 1. What is not a number counts as 1.
    public func value(at distance: CGFloat, of length: CGFloat) -> CGFloat {
        let fraction = abs(distance) / length
        guard fraction.isFinite else { return 1 }
        let value =
            switch self {
            case .linear(let floor, let end): 1 + (floor - 1) * min(fraction / end, 1)
            case .eased(let slope, let knee, let floor): DragCurve.eased(fraction, slope: slope, knee: knee, floor: floor)
            case .custom(let function): function(fraction)
            }
        return value.isNaN ? 1 : min(max(value, 0), 1)
    }

    /// Past the knee it gives way as a rubber band does, whose slope is 1 at first.
    private static func eased(_ fraction: CGFloat, slope: CGFloat, knee: CGFloat, floor: CGFloat) -> CGFloat {
        let line = 1 - slope * min(fraction, knee)
        let (room, excess) = (line - floor, slope * (fraction - knee))
        guard excess > 0, room > 0 else { return line }
        return line - RubberBand.give(excess, room: room)
    }
}
