#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The visible geometry of a view in its superview.
struct ViewGeometry: Equatable {
    var bounds: CGRect
    var center: CGPoint
    var transform: CGAffineTransform
    /// The point that `center` and `transform` refer to, in the unit square.
    var anchorPoint: CGPoint

    /// Creates the geometry in which the screen shows a view, even during an animation.
    @MainActor init(of view: UIView) {
        self.init(of: view, in: view.shownLayer)
    }

    /// Creates the geometry that a view has without its animations.
    @MainActor init(modelOf view: UIView) {
        self.init(of: view, in: view.layer)
    }

    @MainActor private init(of view: UIView, in layer: CALayer) {
        bounds = layer.bounds
        center = layer.position
        transform = CATransform3DGetAffineTransform(layer.transform)
        anchorPoint = layer.anchorPoint
        if let mirror = view.superview?.mirror {
            center = center.applying(mirror)
            center.x += (2 * anchorPoint.x - 1) * bounds.width
        }
    }

    /// Whether a view with this geometry has an area and a finite position.
    var isVisible: Bool {
        let determinant = transform.a * transform.d - transform.b * transform.c
        return bounds.width > 0 && bounds.height > 0 && bounds.width.isFinite && bounds.height.isFinite && determinant.isFinite
            && abs(determinant) > 1e-9 && bounds.origin.isFinite && center.isFinite
    }

    /// Applies this geometry to a view. Equal values aren't set. Otherwise, observers of the view's properties would be called although
    /// nothing changes.
    @MainActor func apply(to view: UIView) {
        if view.layer.anchorPoint != anchorPoint { view.layer.anchorPoint = anchorPoint }
        if view.bounds != bounds { view.bounds = bounds }
        var center = center
        if let mirror = view.superview?.mirror {
            center.x -= (2 * anchorPoint.x - 1) * bounds.width
            center = center.applying(mirror)
        }
        if view.center != center { view.center = center }
        if view.transform != transform { view.transform = transform }
    }

    /// The transform from the view's coordinates to its superview's.
    var toSuperview: CGAffineTransform {
        let anchor = CGPoint(x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// Creates the geometry of a view from its bounds, and from the transform from the view's coordinates to its superview's.
    init(bounds: CGRect, toSuperview: CGAffineTransform) {
        self.bounds = bounds
        anchorPoint = CGPoint(x: 0.5, y: 0.5)
        center = CGPoint(x: bounds.midX, y: bounds.midY).applying(toSuperview)
        transform = toSuperview
        transform.tx = 0
        transform.ty = 0
    }
}

extension UIView {
    /// Whether Core Animation animates this view now. The animations that hide a lifted view don't count.
    var isAnimated: Bool { layer.animationKeys()?.contains { !$0.hasPrefix("PinchZoomOverlay.") } ?? false }

    /// The layer with the values that the screen shows now.
    var shownLayer: CALayer { isAnimated ? layer.presentation() ?? layer : layer }

    /// The alpha that the screen shows now, from 0 to 1.
    var alphaOnScreen: CGFloat { isAnimated ? CGFloat(shownLayer.opacity) : alpha }

    /// The reflection between this view's coordinates and the visible positions of its subviews, or `nil` if nothing is reflected.
    ///
    /// In a right-to-left interface, some layouts of a collection view flip. The collection view then measures positions from the right
    /// edge, but doesn't mirror the content of its cells. In this case, `convert(_:to:)` flips the x-axis from a subview to the collection
    /// view, although the subview's own transform flips nothing. Without this property, a cell from such a list would fly mirrored.
    fileprivate var mirror: CGAffineTransform? {
        guard self is UIScrollView, let subview = subviews.first else { return nil }
        let own = subview.transform
        let way = subview.axes(in: self)
        guard (own.a * own.d - own.b * own.c) * (way.a * way.d - way.b * way.c) < 0 else { return nil }
        return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.minX + bounds.maxX, ty: 0)
    }

    /// Returns the transform from visible positions in this view to an ancestor's coordinates, without animations. Returns `nil` if a
    /// transform on the way flattens the content or isn't finite.
    func modelTransform(to ancestor: UIView) -> CGAffineTransform? {
        let transform = axes(in: ancestor)
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant.isFinite, abs(determinant) > 1e-9, transform.tx.isFinite, transform.ty.isFinite else { return nil }
        return mirror.map { $0.concatenating(transform) } ?? transform
    }

    /// Returns the transform from visible positions in this view to an ancestor's coordinates, even during an animation. Returns `nil` if a
    /// transform on the way flattens the content or isn't finite.
    func transform(to ancestor: UIView) -> CGAffineTransform? {
        // `convert(_:to:)` ignores animations. Therefore, it converts only up to the next view that is animated.
        var view: UIView? = self
        while let present = view, present !== ancestor, !present.isAnimated { view = present.superview }
        guard let animated = view, animated !== ancestor else { return modelTransform(to: ancestor) }
        let geometry = ViewGeometry(of: animated)
        guard geometry.isVisible, let inner = modelTransform(to: animated), let outer = animated.superview?.transform(to: ancestor)
        else { return nil }
        return inner.concatenating(geometry.toSuperview).concatenating(outer)
    }

    /// Returns the transform from this view's coordinates to an ancestor's coordinates.
    private func axes(in ancestor: UIView) -> CGAffineTransform {
        // The points are distant, so that rounding errors are small: an error of 1e-13 in such a point's position is 1e-16 in the matrix.
        let reach: CGFloat = 1024
        let origin = convert(CGPoint.zero, to: ancestor)
        let x = convert(CGPoint(x: reach, y: 0), to: ancestor)
        let y = convert(CGPoint(x: 0, y: reach), to: ancestor)
        return CGAffineTransform(
            a: (x.x - origin.x) / reach,
            b: (x.y - origin.y) / reach,
            c: (y.x - origin.x) / reach,
            d: (y.y - origin.y) / reach,
            tx: origin.x,
            ty: origin.y
        )
    }
}
#endif
