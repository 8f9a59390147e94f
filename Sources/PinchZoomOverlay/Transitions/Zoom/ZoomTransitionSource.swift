import UIKit

/// A screen that photos fly from and back to, such as a feed or a grid.
///
/// Only ``zoomTransition(_:viewFor:)`` is required. If it returns `nil`, the photo fades. This method and the one for the frame are called
/// with every frame, and what they return may change at any time.
///
/// Conform to this protocol in an extension. There the compiler warns about most optional methods that are misspelled, which it doesn't in
/// the declaration of a class.
@MainActor public protocol ZoomTransitionSource: AnyObject {
    /// Returns the view that shows an item now, such as the image view in its cell.
    ///
    /// This method is required.
    ///
    /// - Parameters:
    ///   - controller: The controller of the transition.
    ///   - item: The item that the destination shows.
    /// - Returns: The view, or `nil` if there is none on the screen.
    func zoomTransition(_ controller: ZoomTransitionController, viewFor item: AnyHashable) -> UIView?

    /// Returns the frame of an item, if that isn't the frame of its view. The default implementation returns `nil`.
    ///
    /// - Parameters:
    ///   - controller: The controller of the transition.
    ///   - item: The item that the destination shows.
    /// - Returns: The frame, in points of the window, or `nil` for the frame of the item's view.
    func zoomTransition(_ controller: ZoomTransitionController, frameFor item: AnyHashable) -> CGRect?

    /// Tells the source that the photo is about to fly back to an item. The default implementation does nothing.
    ///
    /// Scroll a list to the item here, without animation, if it's off the screen. Ask the list which items are visible, and not whether
    /// there is a cell: collection views keep cells ready that aren't visible.
    ///
    /// - Parameters:
    ///   - controller: The controller of the transition.
    ///   - item: The item that the destination shows.
    func zoomTransition(_ controller: ZoomTransitionController, bringIntoView item: AnyHashable)
}

extension ZoomTransitionSource {
    /// Returns the frame of an item, in points of the window. The default implementation returns `nil`, for the frame of the item's view.
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
