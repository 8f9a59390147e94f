import UIKit

extension UIView {
    /// Returns the part of the window in which all scroll views around this view show their content, without the parts under bars. The
    /// result is in points of the window, or `nil` if no part is left.
    func viewport(in window: UIWindow) -> CGRect? {
        var viewport = window.bounds
        for case let scrollView as UIScrollView in sequence(first: self, next: \.superview) {
            viewport = viewport.intersection(scrollView.convert(scrollView.bounds.inset(by: scrollView.safeAreaInsets), to: window))
        }
        return viewport.isEmpty ? nil : viewport
    }
}

/// A view that clips its content at the edges of a viewport, and gradually opens. The view has the coordinates of its superview.
final class ViewportClip: UIView {
    /// Clips the content at each edge at which a frame extends past a viewport. Without a viewport, nothing is clipped.
    ///
    /// - Parameters:
    ///   - frame: The frame of the place, in points of the window.
    ///   - reach: The frame of the visible content, which may be larger than the place.
    ///   - fraction: 0 to clip at the viewport's edges, 1 to clip nothing. In between, the clipping edges are between the edges of the
    ///     viewport and of `reach`.
    func open(_ frame: CGRect, to reach: CGRect, from viewport: CGRect?, by fraction: CGFloat) {
        guard let viewport, fraction < 1 else {
            if clipsToBounds { clipsToBounds = false }
            return
        }
        func edge(_ side: (CGRect) -> CGFloat, outwards: CGFloat) -> CGFloat {
            // An edge that doesn't clip is 10,000 points away, because shadows extend beyond the frame.
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
