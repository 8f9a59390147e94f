import UIKit

/// A limit at both ends of a scale, past which the scale resists more and more.
///
/// Past a limit L an excess x is shown as f(x) = x·d / (x + d), with d = L·reach. The slope is 1 at 0, so that nothing is felt at the limit
/// itself (C¹). The function rises everywhere and stays below d. It is the formula of scroll views, f(x) = (1 − 1 / (x·c/d + 1))·d, with
/// c = 1 instead of 0.55, whose slope of c at 0 is a kink.
struct RubberBand: Equatable, Sendable {
    /// The range in which the scale is the fingers' own.
    var limits: ClosedRange<CGFloat>
    /// The farthest that the scale goes past a limit, as a fraction of the limit; 0 is a hard stop.
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

    /// The upper end of the scales that are shown. No scale reaches it, except with a reach of 0.
    var end: CGFloat { limits.upperBound + limits.upperBound * reach }

    /// Whether the fingers can make the photo as large as a scale.
    func reaches(_ shown: CGFloat) -> Bool {
        shown < end || shown <= limits.upperBound
    }

    /// Returns the scale that the fingers must make for a scale to be shown: the inverse of `scale(for:)`.
    ///
    /// For a scale that cannot be reached this is the scale that comes near it.
    func rawScale(for shown: CGFloat) -> CGFloat {
        if shown > limits.upperBound {
            limits.upperBound + take(shown - limits.upperBound, room: limits.upperBound * reach)
        } else if shown < limits.lowerBound {
            max(limits.lowerBound - take(limits.lowerBound - shown, room: limits.lowerBound * reach), limits.lowerBound / 1000)
        } else {
            shown
        }
    }

    /// Returns the part of an excess of 0 or more that is shown, x·d / (x + d), which stays below the room d.
    static func give(_ excess: CGFloat, room: CGFloat) -> CGFloat {
        guard room > 0 else { return 0 }
        // The division comes first, because the product would overflow for the largest excesses.
        return excess.isFinite ? room * (excess / (excess + room)) : room
    }

    /// Returns the excess of which a part is shown: the inverse of `give(_:room:)`.
    private func take(_ given: CGFloat, room: CGFloat) -> CGFloat {
        // At 95 % of the room the excess is already 19 times the room. Any closer, a photo that is caught there would hardly move with the
        // fingers.
        let reachable = min(given, 0.95 * room)
        return room > 0 ? reachable * room / (room - reachable) : 0
    }
}

/// The rubber band of a scroll view that is pulled past its end.
enum ScrollBand {
    /// Returns the distance that a view of a length moves for a distance of the finger, in points, in both directions alike.
    ///
    /// This is f(x) = (1 − 1 / (x·c/d + 1))·d with c = 0.55. The slope is c at 0, and the function stays below d.
    ///
    /// Apple's own zoom transition was measured to move horizontally by 26 points for 50, 49 for 100 and 85 for 195, on a screen 402 points
    /// wide. This function gives 25.7, 48.4 and 84.7 there.
    static func give(_ distance: CGFloat, in length: CGFloat) -> CGFloat {
        guard length > 0, distance.isFinite else { return 0 }
        return (distance < 0 ? -1 : 1) * RubberBand.give(abs(distance) * 0.55, room: length)
    }
}
