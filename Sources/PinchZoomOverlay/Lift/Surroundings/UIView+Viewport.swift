import UIKit

extension UIView {
    /// Returns the part of the window in which the scroll views around a view show it, without the parts under their bars. In points of the
    /// window; `nil` if nothing is left.
    func viewport(in window: UIWindow) -> CGRect? {
        var viewport = window.bounds
        for case let scrollView as UIScrollView in sequence(first: self, next: \.superview) {
            viewport = viewport.intersection(scrollView.convert(scrollView.bounds.inset(by: scrollView.safeAreaInsets), to: window))
        }
        return viewport.isEmpty ? nil : viewport
    }
}

/// Cuts what lies in it as a viewport cuts a frame in it, less and less. It has the coordinates of its superview.
final class ViewportClip: UIView {
    /// Cuts a frame where the viewport does, at a fraction of 0, down to not at all, at 1. Without a viewport nothing is cut. What shows
    /// may reach beyond the frame, to another one: where the first is not cut, neither is that.
    func open(_ frame: CGRect, to reach: CGRect, from viewport: CGRect?, by fraction: CGFloat) {
        guard let viewport, fraction < 1 else {
            if clipsToBounds { clipsToBounds = false }
            return
        }
        func edge(_ side: (CGRect) -> CGFloat, outwards: CGFloat) -> CGFloat {
            // An edge that does not cut is far away, since shadows reach beyond the frame.
            (side(frame) - side(viewport)) * outwards > 0
                ? side(viewport) + (side(reach) - side(viewport)) * fraction : side(reach) + 10_000 * outwards
        }
        let (minX, maxX) = (edge(\.minX, outwards: -1), edge(\.maxX, outwards: 1))
        let (minY, maxY) = (edge(\.minY, outwards: -1), edge(\.maxY, outwards: 1))
        let rect = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
        if !clipsToBounds { clipsToBounds = true }
        if bounds != rect { bounds = rect }
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        if center != middle { center = middle }
    }
}
