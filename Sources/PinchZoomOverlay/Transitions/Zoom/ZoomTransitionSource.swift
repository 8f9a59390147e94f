#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A screen from which photos fly, and to which they return, such as a feed or a grid.
///
/// Only the method ``zoomTransition(_:viewFor:)`` is required. If the method returns `nil`, the photo fades. The methods for the view and
/// for the frame are called with every frame of a transition, and may return a different value each time.
///
/// Conform to this protocol in an extension. In an extension, the compiler warns about most optional methods that are misspelled. In the
/// declaration of a class, the compiler doesn't warn.
@MainActor public protocol ZoomTransitionSource: AnyObject {
    /// Returns the view that shows an item now, such as the image view in its cell.
    ///
    /// This method is required.
    ///
    /// - Parameters:
    ///   - controller: The controller of the transition.
    ///   - item: The item that the destination shows.
    /// - Returns: The view, or `nil` if no view on the screen shows the item.
    func zoomTransition(_ controller: ZoomTransitionController, viewFor item: AnyHashable) -> UIView?

    /// Returns the frame of an item, if this frame differs from the frame of the item's view. The default implementation returns `nil`.
    ///
    /// - Parameters:
    ///   - controller: The controller of the transition.
    ///   - item: The item that the destination shows.
    /// - Returns: The frame, in points of the window, or `nil` to use the frame of the item's view.
    func zoomTransition(_ controller: ZoomTransitionController, frameFor item: AnyHashable) -> CGRect?

    /// Tells the source that the photo is about to fly back to an item. The default implementation does nothing.
    ///
    /// If the item is off the screen, scroll the list to the item here, without animation. Check whether the item is one of the list's
    /// visible items. Don't check whether the list has a cell for the item, because a collection view also prepares cells that aren't
    /// visible.
    ///
    /// - Parameters:
    ///   - controller: The controller of the transition.
    ///   - item: The item that the destination shows.
    func zoomTransition(_ controller: ZoomTransitionController, bringIntoView item: AnyHashable)
}

extension ZoomTransitionSource {
    /// Returns the frame of an item, in points of the window. The default implementation returns `nil`, which stands for the frame of the
    /// item's view.
    public func zoomTransition(_ controller: ZoomTransitionController, frameFor item: AnyHashable) -> CGRect? { nil }
    /// Tells the source that the photo is about to fly back to an item. The default implementation does nothing.
    public func zoomTransition(_ controller: ZoomTransitionController, bringIntoView item: AnyHashable) {}
}

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
#endif
