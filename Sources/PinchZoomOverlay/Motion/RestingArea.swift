#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The positions at which a photo may rest that stays up without fingers.
///
/// A photo that is smaller than the window rests wholly inside the window. A photo that is larger covers the window, so that no edge of the
/// photo rests inside. Both rules apply to the width and to the height separately.
struct RestingArea: Equatable, Sendable {
    /// The horizontal range of the photo's center, in points of the window.
    private(set) var x: ClosedRange<CGFloat>
    /// The vertical range of the photo's center, in points of the window.
    private(set) var y: ClosedRange<CGFloat>
    private let windowSize: CGSize

    /// Creates the area for a photo at its present scale.
    ///
    /// - Parameters:
    ///   - center: The photo's center, in points of the window. If a crop opens, the visible frame can have another center.
    ///   - frame: The visible frame of the photo, in points of the window.
    ///   - window: The bounds of the window.
    init(of center: CGPoint, showing frame: CGRect, in window: CGRect) {
        func range(of center: CGFloat, from start: CGFloat, to end: CGFloat, in limits: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
            let (first, second) = (limits.lowerBound + center - start, limits.upperBound + center - end)
            return min(first, second)...max(first, second)
        }
        x = range(of: center.x, from: frame.minX, to: frame.maxX, in: window.minX...window.maxX)
        y = range(of: center.y, from: frame.minY, to: frame.maxY, in: window.minY...window.maxY)
        windowSize = window.size
    }

    /// Returns the position in the area that is nearest to a position.
    func nearest(to center: CGPoint) -> CGPoint { CGPoint(x: center.x.clamped(to: x), y: center.y.clamped(to: y)) }

    /// Returns the area that also contains a position. A photo that a finger catches outside the area doesn't jump.
    func including(_ center: CGPoint) -> RestingArea {
        var area = self
        area.x = min(x.lowerBound, center.x)...max(x.upperBound, center.x)
        area.y = min(y.lowerBound, center.y)...max(y.upperBound, center.y)
        return area
    }

    /// Returns the visible position of a photo that a finger pulls to a position. Outside the area, the photo resists the finger as the
    /// content of a scroll view does.
    func banded(_ center: CGPoint) -> CGPoint {
        let rest = nearest(to: center)
        return CGPoint(
            x: rest.x + ScrollBand.give(center.x - rest.x, in: windowSize.width),
            y: rest.y + ScrollBand.give(center.y - rest.y, in: windowSize.height)
        )
    }
}
#endif
