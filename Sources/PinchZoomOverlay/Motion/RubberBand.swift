import UIKit

/// Gives way more and more slowly past two limits of a scale.
///
/// Past a limit L the excess x becomes f(x) = x·d / (x + d), with d = L·reach. Its slope is 1 at 0, so that nothing is felt at the limit
/// itself (C¹), it rises everywhere, and it stays below d. It is the formula of scroll views, f(x) = (1 − 1 / (x·c/d + 1))·d, with c = 1
/// instead of 0.55, whose slope of c at 0 is a kink.
struct RubberBand: Equatable, Sendable {
    /// Between these the scale is the fingers' own.
    var limits: ClosedRange<CGFloat>
    /// How far it gives past a limit at most, as a fraction of the limit; 0 is a hard stop.
    var reach: CGFloat

    /// The scale to be shown for the one that the fingers make, 0 to infinity.
    func scale(for raw: CGFloat) -> CGFloat {
        if raw > limits.upperBound {
            limits.upperBound + RubberBand.give(raw - limits.upperBound, room: limits.upperBound * reach)
        } else if raw < limits.lowerBound {
            limits.lowerBound - RubberBand.give(limits.lowerBound - max(raw, 0), room: limits.lowerBound * reach)
        } else {
            raw
        }
    }

    /// Where it ends: with a reach of 0 the largest scale that is shown, else the one that no scale gets to.
    var end: CGFloat { limits.upperBound + limits.upperBound * reach }

    /// Whether some scale of the fingers is shown as one, or as a larger one.
    func reaches(_ shown: CGFloat) -> Bool {
        shown < end || shown <= limits.upperBound
    }

    /// The scale that the fingers must make for one to be shown: the inverse. One that cannot be reached gives what comes near it.
    func rawScale(for shown: CGFloat) -> CGFloat {
        if shown > limits.upperBound {
            limits.upperBound + take(shown - limits.upperBound, room: limits.upperBound * reach)
        } else if shown < limits.lowerBound {
            max(limits.lowerBound - take(limits.lowerBound - shown, room: limits.lowerBound * reach), limits.lowerBound / 1000)
        } else {
            shown
        }
    }

    /// What is shown of an excess of 0 or more: x·d / (x + d), which stays below the room d.
    static func give(_ excess: CGFloat, room: CGFloat) -> CGFloat {
        guard room > 0 else { return 0 }
        // Divided first, since the product would overflow for the largest excesses.
        return excess.isFinite ? room * (excess / (excess + room)) : room
    }

    private func take(_ given: CGFloat, room: CGFloat) -> CGFloat {
        // At 95 % of the room the excess is 19 times the room already. Nearer to its end a photo that is caught there would hardly answer.
        let reachable = min(given, 0.95 * room)
        return room > 0 ? reachable * room / (room - reachable) : 0
    }
}
