import UIKit

extension UIView {
    /// Returns the part of the window in which nothing hides this view: within the edges of the scroll views that clip, and not under opaque
    /// bars. The safe area and translucent bars hide nothing. The result is in points of the window, or `nil` if no part is left.
    func viewport(in window: UIWindow) -> CGRect? {
        var viewport = window.bounds
        for case let scrollView as UIScrollView in sequence(first: self, next: \.superview) where scrollView.clipsToBounds {
            viewport = viewport.intersection(scrollView.convert(scrollView.bounds, to: window))
        }
        for bar in opaqueBars where bar.window === window && !bar.isHidden && bar.alpha > 0 {
            let (frame, edge) = (bar.convert(bar.bounds, to: window), viewport)
            // The background of a bar reaches from the bar to the edge of the screen.
            if frame.midY < window.bounds.midY {
                viewport.origin.y = max(edge.minY, frame.maxY)
                viewport.size.height = edge.maxY - viewport.minY
            } else {
                viewport.size.height = min(edge.maxY, frame.minY) - edge.minY
            }
        }
        return viewport.isEmpty || viewport.height < 0 ? nil : viewport
    }

    /// The bars of the controllers around this view through which nothing is visible.
    private var opaqueBars: [UIView] {
        sequence(first: self as UIResponder, next: \.next).flatMap { responder in
            switch responder {
            case let controller as UINavigationController:
                let bar = controller.isNavigationBarHidden ? nil : controller.navigationBar
                let toolbar = controller.isToolbarHidden ? nil : controller.toolbar
                return [bar.flatMap { opaque($0, $0.standardAppearance, $0.isTranslucent) }]
                    + [toolbar.flatMap { opaque($0, $0.standardAppearance, $0.isTranslucent) }]
            case let controller as UITabBarController:
                let bar = controller.tabBar
                return [opaque(bar, bar.standardAppearance, bar.isTranslucent)]
            default:
                return []
            }
        }.compactMap { $0 }
    }

    /// Returns a bar if the bar is opaque. While content lies under a bar, the bar has its standard appearance.
    private func opaque(_ bar: UIView, _ appearance: UIBarAppearance, _ isTranslucent: Bool) -> UIView? {
        let background = appearance.backgroundColor?.resolvedColor(with: traitCollection)
        return !isTranslucent || background?.cgColor.alpha == 1 ? bar : nil
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
        // The bounds go on at a fraction of 1, for a motion that ends or starts there.
        let clips = viewport != nil && fraction < 1
        if clipsToBounds != clips { clipsToBounds = clips }
        guard let viewport else { return }
        func edge(_ side: (CGRect) -> CGFloat, outwards: CGFloat) -> CGFloat {
            // An edge that doesn't clip is 10,000 points away, because shadows extend beyond the frame.
            (side(frame) - side(viewport)) * outwards > 0
                ? side(viewport) + (side(reach) - side(viewport)) * fraction : side(reach) + 10_000 * outwards
        }
        let (minX, maxX) = (edge(\.minX, outwards: -1), edge(\.maxX, outwards: 1))
        let (minY, maxY) = (edge(\.minY, outwards: -1), edge(\.maxY, outwards: 1))
        let rect = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
        if bounds != rect { bounds = rect }
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        if center != middle { center = middle }
    }
}
