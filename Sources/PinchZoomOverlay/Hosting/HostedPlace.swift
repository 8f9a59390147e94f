#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The zoom of a hosted view, and the item whose place the view is. Both may change with every update of SwiftUI, while the view stays.
@MainActor final class HostedPlace {
    private var zoom: HostedZoom?
    private weak var sources: PagerSources?

    /// Sets the zoom of a view, and ends the former zoom. SwiftUI may replace the state of a view, including the zoom.
    func use(_ zoom: HostedZoom?, in view: UIView) {
        if zoom !== self.zoom { self.zoom?.end(of: view) }
        self.zoom = zoom
    }

    /// Makes a view the place of an item, among the places of a pager.
    func stand(for item: AnyHashable?, among sources: PagerSources?, by view: UIView) {
        if sources !== self.sources { self.sources?.remove(view) }
        self.sources = sources
        if let item { sources?.add(view, for: item) } else { sources?.remove(view) }
    }

    /// Ends both when SwiftUI removes a view, and removes the controller of the view's content from its parent.
    func end(_ view: UIView) {
        sources?.remove(view)
        zoom?.end(of: view)
        (view as? HostingContainerView)?.controller = nil
    }
}
#endif
