#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A lower and an upper limit of a scale. Past a limit, the scale resists the fingers more and more.
///
/// An excess x past a limit L is shown as f(x) = x·d / (x + d), with d = L·reach. The slope of f at x = 0 is 1, so that people feel no kink
/// at the limit (C¹). The function rises everywhere and stays below d.
///
/// Scroll views use f(x) = (1 − 1 / (x·c/d + 1))·d with c = 0.55. The slope of this function at x = 0 is c, which makes a kink. A
/// rubber band uses this function with c = 1.
struct RubberBand: Equatable, Sendable {
    /// The range in which the shown scale is equal to the scale that the fingers make.
    var limits: ClosedRange<CGFloat>
    /// The farthest that the scale goes past a limit, as a fraction of the limit. A reach of 0 is a hard stop.
    var reach: CGFloat

    /// Returns the scale to show for the scale that the fingers make, 0 to infinity.
    func scale(for raw: CGFloat) -> CGFloat {
        if raw > limits.upperBound {
            limits.upperBound + RubberBand.give(raw - limits.upperBound, room: limits.upperBound * reach)
        } else if raw < limits.lowerBound {
            limits.lowerBound - RubberBand.give(limits.lowerBound - max(raw, 0), room: limits.lowerBound * reach)
        } else {
            raw
        }
    }

    /// Returns the scale that the fingers must make for a shown scale: the inverse of `scale(for:)`.
    ///
    /// If the shown scale is near the end of the rubber band or past the end, the returned scale is limited. Without this limit, a
    /// photo that is caught near the end would hardly move with the fingers.
    func rawScale(for shown: CGFloat) -> CGFloat {
        if shown > limits.upperBound {
            limits.upperBound + take(shown - limits.upperBound, room: limits.upperBound * reach)
        } else if shown < limits.lowerBound {
            max(limits.lowerBound - take(limits.lowerBound - shown, room: limits.lowerBound * reach), limits.lowerBound / 1000)
        } else {
            shown
        }
    }

    /// Returns the shown part of an excess x, 0 or more: x·d / (x + d). This part stays below the room d.
    static func give(_ excess: CGFloat, room: CGFloat) -> CGFloat {
        guard room > 0 else { return 0 }
        // The division comes first, because the product would overflow for the largest excesses.
        return excess.isFinite ? room * (excess / (excess + room)) : room
    }

    /// Returns the excess whose shown part is `given`: the inverse of `give(_:room:)`.
    private func take(_ given: CGFloat, room: CGFloat) -> CGFloat {
        // At 95 % of the room, the excess is already 19 times the room. Without this limit, a photo that is caught past 95 % would hardly
        // move with the fingers.
        let reachable = min(given, 0.95 * room)
        return room > 0 ? reachable * room / (room - reachable) : 0
    }
}

/// The rubber band of a scroll view that is pulled past its end.
enum ScrollBand {
    /// Returns the distance that a view moves when a finger pulls it past its end by a distance, in points. A negative distance gives a
    /// negative result.
    ///
    /// The function is f(x) = (1 − 1 / (x·c/d + 1))·d with c = 0.55, where d is `length`. The slope at x = 0 is c, and f(x) stays below d.
    ///
    /// Apple's own zoom transition was measured on a screen that is 402 points wide. If the finger moved horizontally by 50, 100 or 195
    /// points, the photo moved by 26, 49 or 85 points. This function returns 25.7, 48.4 and 84.7.
    static func give(_ distance: CGFloat, in length: CGFloat) -> CGFloat {
        guard length > 0, distance.isFinite else { return 0 }
        return (distance < 0 ? -1 : 1) * RubberBand.give(abs(distance) * 0.55, room: length)
    }
}
#endif
