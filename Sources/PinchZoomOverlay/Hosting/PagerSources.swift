#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The views that represent items on a screen. A list may create, reuse and release such views at any time.
@MainActor final class PagerSources {
    private struct Entry {
        let item: AnyHashable
        weak var view: UIView?
    }

    /// The views with their items, in the order in which the views were added.
    private var entries: [Entry] = []

    /// Stores the item that a view represents. The view isn't retained.
    func add(_ view: UIView, for item: AnyHashable) {
        guard !entries.contains(where: { $0.view === view && $0.item == item }) else { return }
        entries.removeAll { $0.view == nil || $0.view === view }
        entries.append(Entry(item: item, view: view))
    }

    /// Removes a view that no longer represents an item.
    func remove(_ view: UIView) {
        entries.removeAll { $0.view == nil || $0.view === view }
    }

    /// Returns the view that represents an item. If the item has several views, a lifted view has priority, then the last added view in a
    /// window, then the last added view. A view without a window may be in a list's reuse queue.
    ///
    /// If views of the same item are nested, the outermost view is returned. An inner view may show only a part of the item, such as the
    /// author's face.
    func view(of item: AnyHashable) -> UIView? {
        let views = entries.reversed().filter { $0.item == item }.compactMap(\.view)
        if let lifted = views.first(where: { LiftedViews.interaction(lifting: $0) != nil }) { return lifted }
        guard let view = views.first(where: { $0.window != nil }) ?? views.first else { return nil }
        return Array(sequence(first: view, next: \.superview)).last { around in views.contains { $0 === around } }
    }
}
#endif
