#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
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

    /// Whether this view is one of UIKit's bars.
    var isBar: Bool { self is UINavigationBar || self is UITabBar || self is UIToolbar }

    /// The bars of the controllers around this view through which nothing is visible.
    private var opaqueBars: [UIView] {
        sequence(first: self as UIResponder, next: \.next).flatMap { responder in
            switch responder {
            case let controller as UINavigationController:
                let bar = controller.isNavigationBarHidden ? nil : controller.navigationBar
                let toolbar = controller.isToolbarHidden ? nil : controller.toolbar
                return [bar.flatMap { opaque($0, $0.standardAppearance, $0.isTranslucent) }]
                    + [toolbar.flatMap { opaque($0, $0.standardAppearance, $0.isTranslucent) }]
            #if !os(visionOS)
            // On visionOS, a tab bar is beside the window.
            case let controller as UITabBarController:
                let bar = controller.tabBar
                return [opaque(bar, bar.standardAppearance, bar.isTranslucent)]
            #endif
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

extension CGRect {
    /// Returns the rectangle at which a place is clipped while this viewport opens. The viewport clips at each edge at which the place extends
    /// past the viewport.
    ///
    /// - Parameters:
    ///   - frame: The frame of the place, in points of the window.
    ///   - reach: The frame of the visible content, which may be larger than the place.
    ///   - fraction: 0 for the viewport's own edges, 1 for the edges of `reach`.
    func opened(around frame: CGRect, to reach: CGRect, by fraction: CGFloat) -> CGRect {
        func edge(_ side: (CGRect) -> CGFloat, outwards: CGFloat) -> CGFloat {
            // An edge that doesn't clip is 10,000 points away, because shadows extend beyond the frame.
            (side(frame) - side(self)) * outwards > 0
                ? side(self) + (side(reach) - side(self)) * fraction : side(reach) + 10_000 * outwards
        }
        let (left, right) = (edge(\.minX, outwards: -1), edge(\.maxX, outwards: 1))
        let (top, bottom) = (edge(\.minY, outwards: -1), edge(\.maxY, outwards: 1))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
#endif
