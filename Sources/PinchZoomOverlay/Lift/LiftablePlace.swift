#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The place of a view in its window, if the view can be lifted.
struct LiftablePlace {
    /// The center of the place, in points of the window.
    let center: CGPoint
    /// Half of the place's diagonal, in points of the window.
    let radius: CGFloat

    /// Returns `nil` if the view has no window, no size or no image, or if the view is hidden, transparent, covered or already lifted. Also
    /// returns `nil` if the transform of an ancestor flattens its content.
    @MainActor init?(of view: UIView) {
        guard let superview = view.superview, let window = view.window, !(view is UIWindow), !LiftablePlace.isHidden(view), view.alpha > 0,
            (view as? UIImageView)?.isEmpty != true,
            // A view that is already lifted can't be lifted again. If the original itself flies, its superview is a `ReplicaView`.
            !EmptiedPlace.isEmpty(view), !(superview is ReplicaView), !view.isCovered,
            let toWindow = superview.transform(to: window)
        else { return nil }
        self.init(place: ViewGeometry(of: view), toWindow: toWindow)
    }

    /// Returns `nil` if the place has no area, or if its position isn't finite. `toWindow` is the transform from the superview's
    /// coordinates to the window's.
    init?(place: ViewGeometry, toWindow: CGAffineTransform) {
        guard place.isVisible else { return nil }
        let transform = place.toSuperview.concatenating(toWindow)
        let center = CGPoint(x: place.bounds.midX, y: place.bounds.midY).applying(transform)
        func distance(to x: CGFloat) -> CGFloat {
            let corner = CGPoint(x: x, y: place.bounds.minY).applying(transform)
            return hypot(corner.x - center.x, corner.y - center.y)
        }
        let radius = max(distance(to: place.bounds.minX), distance(to: place.bounds.maxX))
        guard center.isFinite, radius.isFinite, radius > 0 else { return nil }
        self.center = center
        self.radius = radius
    }

    /// Returns whether the view or an ancestor is hidden. A cell that waits for reuse may stay in the window, hidden.
    @MainActor private static func isHidden(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains(where: \.isHidden)
    }
}

extension UIImageView {
    /// Whether the view shows no picture. A subclass that plays animated images may show a picture although `image` is `nil`.
    var isEmpty: Bool {
        guard let image else { return layer.contents == nil && !isAnimating }
        return !(image.size.width > 0 && image.size.height > 0)
    }
}
#endif
