#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension Comparable {
    /// Returns the value, or the nearer limit of the range if the value is outside the range. A value that isn't a number doesn't change.
    func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}

extension CGFloat {
    /// Returns the value at a fraction of the way to another value.
    func mixed(with other: CGFloat, _ fraction: CGFloat) -> CGFloat { self + (other - self) * fraction }

    /// The smoothstep of the value t: 3t² − 2t³ between 0 and 1, which is flat at both ends; 0 below 0, and 1 above 1.
    var smoothstep: CGFloat {
        let t = clamped(to: 0...1)
        return t * t * (3 - 2 * t)
    }
}

extension CGRect {
    /// Returns the rectangle at a fraction of the way to another rectangle.
    func mixed(with other: CGRect, _ fraction: CGFloat) -> CGRect {
        CGRect(
            x: minX.mixed(with: other.minX, fraction),
            y: minY.mixed(with: other.minY, fraction),
            width: width.mixed(with: other.width, fraction),
            height: height.mixed(with: other.height, fraction)
        )
    }
}
#endif
