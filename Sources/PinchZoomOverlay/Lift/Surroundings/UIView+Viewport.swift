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

    /// The bars of the controllers around this view through which nothing is visible now.
    var opaqueBars: [UIView] {
        sequence(first: self as UIResponder, next: \.next).flatMap { responder -> [UIView?] in
            switch responder {
            case let controller as UINavigationController:
                let (bar, screen) = (controller.navigationBar, controller.topViewController)
                // A hidden toolbar isn't read, because the navigation controller would create the toolbar.
                let toolbar = controller.isToolbarHidden ? nil : controller.toolbar
                let item = screen?.navigationItem
                let standard = item?.standardAppearance ?? bar.standardAppearance
                let atEdge = item?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
                let showsBar = !controller.isNavigationBarHidden
                return [
                    showsBar && (!bar.isTranslucent || isOpaque(standard, atEdge, .top, of: screen)) ? bar : nil,
                    toolbar.flatMap {
                        let isOpaque = isOpaque($0.standardAppearance, $0.scrollEdgeAppearance, .bottom, of: screen)
                        return !$0.isTranslucent || isOpaque ? $0 : nil
                    },
                ]
            #if !os(visionOS)
            // On visionOS, a tab bar is beside the window.
            case let controller as UITabBarController:
                let bar = controller.tabBar
                let isOpaque = isOpaque(bar.standardAppearance, bar.scrollEdgeAppearance, .bottom, of: controller.selectedViewController)
                return [!bar.isTranslucent || isOpaque ? bar : nil]
            #endif
            default:
                return []
            }
        }.compactMap { $0 }
    }

    /// Returns whether a bar has an opaque background, in the appearance that the bar shows now.
    ///
    /// At the edge of the content, or without content that scrolls, a bar has its appearance for the scroll edge. Without such an
    /// appearance, the background is transparent there.
    private func isOpaque(
        _ standard: UIBarAppearance,
        _ atEdge: UIBarAppearance?,
        _ edge: NSDirectionalRectEdge,
        of screen: UIViewController?
    ) -> Bool {
        let around = sequence(first: self, next: \.superview).compactMap { $0 as? UIScrollView }
        let isAtEdge = (screen?.contentScrollView(for: edge) ?? around.last)?.isAtEdge(edge) ?? true
        return (isAtEdge ? atEdge : standard)?.backgroundColor?.resolvedColor(with: traitCollection).cgColor.alpha == 1
    }
}

extension UIScrollView {
    /// Returns whether the content is at its top or its bottom.
    fileprivate func isAtEdge(_ edge: NSDirectionalRectEdge) -> Bool {
        let inset = adjustedContentInset
        return edge == .top
            ? contentOffset.y < 0.5 - inset.top : contentOffset.y + bounds.height > contentSize.height + inset.bottom - 0.5
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
