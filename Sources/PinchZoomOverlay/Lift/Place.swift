#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The place of a view: its geometry in its superview, and the superview's position in the window, as the screen shows both.
struct Place: Equatable {
    let geometry: ViewGeometry
    /// The transform from the superview's coordinates to the window's.
    let superviewToWindow: CGAffineTransform

    /// Returns the place of a view that can be lifted.
    ///
    /// Returns `nil` if the view has no window, no size or no image, or if the view is hidden, transparent, covered or already lifted. Also
    /// returns `nil` if the transform of an ancestor flattens its content.
    @MainActor init?(of view: UIView) {
        guard let superview = view.superview, let window = view.window, !(view is UIWindow), !Place.isHidden(view), view.alpha > 0,
            (view as? UIImageView)?.isEmpty != true,
            // A view that is already lifted can't be lifted again. If the original itself flies, its superview is a `ReplicaView`.
            !EmptiedPlace.isEmpty(view), !(superview is ReplicaView), !view.isCovered,
            let toWindow = superview.transform(to: window)
        else { return nil }
        self.init(ViewGeometry(of: view), in: toWindow)
        guard isVisible else { return nil }
    }

    init(_ geometry: ViewGeometry, in superviewToWindow: CGAffineTransform) {
        (self.geometry, self.superviewToWindow) = (geometry, superviewToWindow)
    }

    /// The transform from the view's coordinates to the window's.
    var toWindow: CGAffineTransform { geometry.toSuperview.concatenating(superviewToWindow) }

    /// The center, in points of the window.
    var center: CGPoint { CGPoint(x: geometry.bounds.midX, y: geometry.bounds.midY).applying(toWindow) }

    /// Half of the diagonal, in points of the window.
    var radius: CGFloat {
        let (bounds, toWindow, center) = (geometry.bounds, toWindow, center)
        func distance(to x: CGFloat) -> CGFloat {
            let corner = CGPoint(x: x, y: bounds.minY).applying(toWindow)
            return hypot(corner.x - center.x, corner.y - center.y)
        }
        return max(distance(to: bounds.minX), distance(to: bounds.maxX))
    }

    /// Whether the place has an area and a finite position.
    var isVisible: Bool { geometry.isVisible && center.isFinite && radius.isFinite && radius > 0 }

    /// Returns the pane that an outline in the view's coordinates fills, or `nil` if the outline has no area.
    func pane(of outline: Outline) -> Pane? {
        Pane(outline.rect, under: toWindow, cornerRadius: outline.cornerRadius)
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
