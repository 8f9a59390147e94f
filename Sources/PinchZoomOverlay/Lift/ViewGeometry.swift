import UIKit

/// Where a view lies in its superview.
struct ViewGeometry: Equatable {
    var bounds: CGRect
    var center: CGPoint
    var transform: CGAffineTransform
    /// What `center` and `transform` are about, in the unit square.
    var anchorPoint: CGPoint

    @MainActor init(of view: UIView) {
        bounds = view.bounds
        center = view.center
        transform = view.transform
        anchorPoint = view.layer.anchorPoint
    }

    /// Whether there is anything to see of a view that lies so.
    var isVisible: Bool {
        let determinant = transform.a * transform.d - transform.b * transform.c
        return bounds.width > 0 && bounds.height > 0 && bounds.width.isFinite && bounds.height.isFinite && determinant.isFinite
            && abs(determinant) > 1e-9 && bounds.origin.isFinite && center.isFinite
    }

    /// Lays a view so. Only what differs is set: a view that is where it should be is not told again.
    @MainActor func apply(to view: UIView) {
        if view.layer.anchorPoint != anchorPoint { view.layer.anchorPoint = anchorPoint }
        if view.bounds != bounds { view.bounds = bounds }
        if view.center != center { view.center = center }
        if view.transform != transform { view.transform = transform }
    }

    /// From the view's coordinates to its superview's.
    var toSuperview: CGAffineTransform {
        let anchor = CGPoint(x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// The geometry of a view whose coordinates a transform maps to its superview's.
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
    /// From this view's coordinates to those of a view around it; nil where a transform between flattens it, or is none.
    func transform(to ancestor: UIView) -> CGAffineTransform? {
        // Far points, so that rounding does not count: an error of 1e-13 in them is 1e-16 in the matrix.
        let reach: CGFloat = 1024
        let origin = convert(CGPoint.zero, to: ancestor)
        let x = convert(CGPoint(x: reach, y: 0), to: ancestor)
        let y = convert(CGPoint(x: 0, y: reach), to: ancestor)
        let transform = CGAffineTransform(
            a: (x.x - origin.x) / reach,
            b: (x.y - origin.y) / reach,
            c: (y.x - origin.x) / reach,
            d: (y.y - origin.y) / reach,
            tx: origin.x,
            ty: origin.y
        )
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant.isFinite, abs(determinant) > 1e-9, origin.isFinite else { return nil }
        return transform
    }
}
