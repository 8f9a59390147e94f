import UIKit

/// A screen that photos fly from and back to, such as a feed or a grid.
///
/// The first two methods are called with every frame, and their answers may change at any time. None is needed: where there is no view, the
/// photo fades.
///
/// Conform to this protocol in an extension. There the compiler warns of most optional methods that are misspelled, which it doesn't in the
/// declaration of a class.
@MainActor public protocol ZoomTransitionSource: AnyObject {
    /// Returns the view that stands for an item now, such as the image view in its cell.
    ///
    /// - Parameters:
    ///   - controller: The controller of the transition.
    ///   - item: The item that the destination shows.
    /// - Returns: The view, or `nil` if there is none on the screen.
    func zoomTransition(_ controller: ZoomTransitionController, viewFor item: AnyHashable) -> UIView?

    /// Returns the frame of an item, if that isn't the frame of its view. The default implementation returns `nil`.
    ///
    /// This method is called with every frame, too.
    ///
    /// - Parameters:
    ///   - controller: The controller of the transition.
    ///   - item: The item that the destination shows.
    /// - Returns: The frame, in points of the window, or `nil` for the frame of the item's view.
    func zoomTransition(_ controller: ZoomTransitionController, frameFor item: AnyHashable) -> CGRect?

    /// Tells the source that the photo is about to fly back to an item. The default implementation does nothing.
    ///
    /// Scroll a list to the item here, without animation, if it's off the screen. Ask the list which items show, and not whether there is a
    /// cell: collection views keep cells ready that don't show.
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
