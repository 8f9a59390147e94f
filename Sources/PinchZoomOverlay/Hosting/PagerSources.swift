import UIKit

/// The views that stand for items on a screen, as they come and go: a list makes them, uses them again, and lets go of them.
@MainActor final class PagerSources {
    private struct Entry {
        let item: AnyHashable
        weak var view: UIView?
    }

    /// In the order in which they came.
    private var entries: [Entry] = []

    /// A view stands for an item from now on; it is not kept alive.
    func add(_ view: UIView, for item: AnyHashable) {
        guard !entries.contains(where: { $0.view === view && $0.item == item }) else { return }
        entries.removeAll { $0.view == nil || $0.view === view }
        entries.append(Entry(item: item, view: view))
    }

    /// A view stands for nothing any more.
    func remove(_ view: UIView) {
        entries.removeAll { $0.view == nil || $0.view === view }
    }

    /// The view that stands for an item now: one that a pinch has up, or the one that came last. Another may wait to be used again.
    ///
    /// If views with the same item are nested, the outermost one counts. The inner one may be another part of the item, such as an author's
    /// face.
    func view(of item: AnyHashable) -> UIView? {
        let views = entries.reversed().filter { $0.item == item }.compactMap(\.view)
        if let lifted = views.first(where: { LiftedViews.interaction(lifting: $0) != nil }) { return lifted }
        guard let view = views.first(where: { $0.window != nil }) ?? views.first else { return nil }
        return Array(sequence(first: view, next: \.superview)).last { around in views.contains { $0 === around } }
    }
}
