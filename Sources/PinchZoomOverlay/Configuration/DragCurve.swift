#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A function that determines how a quantity, such as the photo's scale, falls from 1 while the photo is dragged away.
///
/// A curve takes the distance of the drag as a fraction of a length. The length is the window's height for a vertical drag, and the
/// window's width for a swipe from the edge. A drag of the same distance in the opposite direction gives the same value.
enum DragCurve: Sendable {
    /// A straight line from 1 down to a value.
    ///
    /// After the end of the line, the value is constant.
    ///
    /// - Parameters:
    ///   - to: The value at the end of the line and beyond, from 0 to 1.
    ///   - by: The fraction of the length at which the line ends.
    case linear(to: CGFloat, by: CGFloat)
    /// A straight line down from 1, followed by a curve that becomes flatter and approaches a value.
    ///
    /// The curve never reaches the value. There is no kink between the line and the curve.
    ///
    /// - Parameters:
    ///   - slope: The amount by which a line of the same slope falls over the whole length.
    ///   - until: The fraction of the length at which the line ends and the curve starts.
    ///   - to: The value that the curve approaches: 0 or more, and below the line's value at `until`.
    case eased(slope: CGFloat, until: CGFloat, to: CGFloat)

    /// Returns the value of the curve after a drag, from 0 to 1.
    ///
    /// - Parameters:
    ///   - distance: The distance that the photo has been dragged, in points, in either direction.
    ///   - length: The length of the window along the drag, in points.
    /// - Returns: The value, or 1 if `distance` divided by `length` isn't finite.
    func value(at distance: CGFloat, of length: CGFloat) -> CGFloat {
        let fraction = abs(distance) / length
        guard fraction.isFinite else { return 1 }
        switch self {
        case .linear(let floor, let end):
            return 1 + (floor - 1) * min(fraction / end, 1)
        case .eased(let slope, let knee, let floor):
            // After the knee, the curve is a rubber band. The slope of a rubber band at its start is 1. Therefore, the value falls as fast
            // as on the line at first.
            let line = 1 - slope * min(fraction, knee)
            return line - RubberBand.give(max(slope * (fraction - knee), 0), room: line - floor)
        }
    }
}
#endif
