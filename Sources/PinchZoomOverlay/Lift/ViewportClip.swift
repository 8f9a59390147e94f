import UIKit

/// Cuts what lies in it as a viewport cuts a frame in it, less and less. It has the coordinates of its superview.
final class ViewportClip: UIView {
    /// Cuts a frame where the viewport does, at a fraction of 0, down to not at all, at 1. Without a viewport nothing is cut.
    func open(_ frame: CGRect, from viewport: CGRect?, by fraction: CGFloat) {
        guard let viewport, fraction < 1 else {
            if clipsToBounds { clipsToBounds = false }
            return
        }
        func edge(_ frame: CGFloat, _ viewport: CGFloat, outwards: CGFloat) -> CGFloat {
            // An edge that does not cut is far away, since shadows reach beyond the frame.
            (frame - viewport) * outwards > 0 ? viewport + (frame - viewport) * fraction : frame + 10_000 * outwards
        }
        let (minX, maxX) = (edge(frame.minX, viewport.minX, outwards: -1), edge(frame.maxX, viewport.maxX, outwards: 1))
        let (minY, maxY) = (edge(frame.minY, viewport.minY, outwards: -1), edge(frame.maxY, viewport.maxY, outwards: 1))
        let rect = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
        if !clipsToBounds { clipsToBounds = true }
        if bounds != rect { bounds = rect }
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        if center != middle { center = middle }
    }
}
