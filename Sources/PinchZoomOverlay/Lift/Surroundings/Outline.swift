#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The visible edge of a view: a rectangle with a corner radius, in the coordinates of the view or of another view.
struct Outline: Equatable {
    var rect: CGRect
    var cornerRadius: CGFloat = 0

    /// Returns the outline with another rectangle. The corner radius is reduced to at most a tenth of the rectangle's shorter side.
    func opened(to rect: CGRect) -> Outline {
        Outline(rect: rect, cornerRadius: min(cornerRadius, min(rect.width, rect.height) / 10))
    }

    /// Returns the outline in other coordinates.
    func applying(_ transform: CGAffineTransform) -> Outline {
        Outline(rect: rect.applying(transform), cornerRadius: cornerRadius * transform.cornerScale)
    }

    /// Returns the outline at a fraction of the way to another outline.
    func mixed(with other: Outline, _ fraction: CGFloat) -> Outline {
        Outline(
            rect: rect.mixed(with: other.rect, fraction),
            cornerRadius: cornerRadius.mixed(with: other.cornerRadius, fraction)
        )
    }
}

extension UIView {
    /// Returns the outline of a rectangle that the view shows. Only a view that clips rounds the corners of its content.
    func outline(of rect: CGRect) -> Outline {
        Outline(rect: rect, cornerRadius: clipsToBounds ? effectiveCornerRadius : 0)
    }
}

extension UIView {
    /// The radius of the layer's corners or, from iOS 26 on, the largest effective radius of the view's corner configuration if that's
    /// greater. A capsule, for example, has no radius of its own.
    var effectiveCornerRadius: CGFloat { effectiveCornerRadius(in: shownLayer) }

    /// Returns the effective radius.
    ///
    /// - Parameter shown: The layer with the values that the screen shows now.
    func effectiveCornerRadius(in shown: CALayer) -> CGFloat {
        #if canImport(ObjectiveC)
        // SDKs before iOS 26 don't declare the method, so it's found by its name.
        if #available(iOS 26, *), let radius = (self as AnyObject).pinchZoomOverlayRadius?(at: .allCorners) {
            return max(shown.cornerRadius, radius)
        }
        #endif
        return shown.cornerRadius
    }
}

#if canImport(ObjectiveC)
/// UIKit's method, which returns the greatest effective radius of the corners in a set.
@objc private protocol EffectiveRadius {
    @objc(effectiveRadiusForCorner:) func pinchZoomOverlayRadius(at corner: UIRectCorner) -> CGFloat
}
#endif
#endif
