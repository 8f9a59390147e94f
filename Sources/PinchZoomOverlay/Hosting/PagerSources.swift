import UIKit

/// The views that represent items on a screen. A list creates, reuses and releases them at any time.
@MainActor final class PagerSources {
    private struct Entry {
        let item: AnyHashable
        weak var view: UIView?
    }

    /// In the order in which they came.
    private var entries: [Entry] = []

    /// Stores the item that a view represents. The view isn't retained.
    func add(_ view: UIView, for item: AnyHashable) {
        guard !entries.contains(where: { $0.view === view && $0.item == item }) else { return }
        entries.removeAll { $0.view == nil || $0.view === view }
        entries.append(Entry(item: item, view: view))
    }

    /// Removes a view that represents no item any more.
    func remove(_ view: UIView) {
        entries.removeAll { $0.view == nil || $0.view === view }
    }

    /// Returns the view that represents an item: a lifted one, or else the one that was added last. Other views may wait for reuse.
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
