import UIKit

/// A source that calls closures, for items of one type.
final class ClosureZoomSource<Item: Hashable>: ZoomTransitionSource {
    private let view: @MainActor (Item) -> UIView?
    private let bringIntoView: @MainActor (Item) -> Void

    init(view: @escaping @MainActor (Item) -> UIView?, bringIntoView: @escaping @MainActor (Item) -> Void) {
        self.view = view
        self.bringIntoView = bringIntoView
    }

    func zoomTransition(_ controller: ZoomTransitionController, viewFor item: AnyHashable) -> UIView? {
        (item as? Item).flatMap(view)
    }

    func zoomTransition(_ controller: ZoomTransitionController, bringIntoView item: AnyHashable) {
        if let item = item as? Item { bringIntoView(item) }
    }
}
