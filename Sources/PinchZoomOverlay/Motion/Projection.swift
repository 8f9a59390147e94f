import UIKit

/// Where something comes to rest that is let go: as far on as a scroll view would go by itself.
enum Projection {
    /// How much further something gets that moves at a velocity per second, in the velocity's unit of length.
    ///
    /// A scroll view's velocity falls by the factor r a millisecond, so that it comes to rest v / 1000 · r / (1 − r) points further on, as in
    /// Apple's "Designing Fluid Interfaces" (WWDC 2018); r is `UIScrollView.DecelerationRate.normal`, 0.998, which makes 0.499 seconds.
    static func distance(at velocity: CGFloat) -> CGFloat {
        let rate = UIScrollView.DecelerationRate.normal.rawValue
        return velocity / 1000 * rate / (1 - rate)
    }
}
