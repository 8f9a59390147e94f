import UIKit

/// How a scroll view gives way that is pulled past its end.
enum ScrollBand {
    /// How far it goes for a distance of the finger, in a view of a length, all in points: f(x) = (1 − 1 / (x·c/d + 1))·d with c = 0.55, to and
    /// fro alike. Its slope is c at 0, and it stays below d.
    ///
    /// Apple's own zoom transition was measured to give way sideways by 26 points for 50, 49 for 100 and 85 for 195, on a screen 402 points
    /// wide: this is 25.7, 48.4 and 84.7 there.
    static func give(_ distance: CGFloat, in length: CGFloat) -> CGFloat {
        guard length > 0, distance.isFinite else { return 0 }
        return (distance < 0 ? -1 : 1) * RubberBand.give(abs(distance) * 0.55, room: length)
    }
}
