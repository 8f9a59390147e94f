import UIKit

/// Where something comes to rest that is let go: as far on as a scroll view would go by itself.
enum Projection {
    /// How many seconds of its velocity something gets further that comes to rest as a scroll view does.
    ///
    /// A scroll view's velocity falls by the factor r a millisecond, so that it comes to rest v / 1000 · r / (1 − r) points further on, as in
    /// Apple's "Designing Fluid Interfaces" (WWDC 2018); r is `UIScrollView.DecelerationRate.normal`, 0.998, which makes 0.499 seconds.
    static let glide: TimeInterval = {
        let rate = UIScrollView.DecelerationRate.normal.rawValue
        return TimeInterval(rate / (1 - rate) / 1000)
    }()

    /// How many seconds of a finger's velocity count in a swipe back, and in Apple's own zoom transition: 0.115 to 0.13 were measured.
    static let swipe: TimeInterval = 0.12
}
