import UIKit

/// A screen whose cells grow into another screen, in the transitions of a ``GrowTransitionController``.
@MainActor public protocol GrowTransitionSource: AnyObject {
    /// Returns the view that grows for an item, such as a cell.
    ///
    /// This method is required. The controller calls this method with every frame. If the method returns `nil`, the screens fade.
    ///
    /// - Parameters:
    ///   - controller: The controller of the transition.
    ///   - item: The item that the destination shows.
    /// - Returns: The view, or `nil` if there is none on the screen.
    func growTransition(_ controller: GrowTransitionController, viewFor item: AnyHashable) -> UIView?

    /// Tells the source that the screen is about to shrink into an item. The default implementation does nothing.
    ///
    /// Scroll a list to the item here, without animation, if it's off the screen. Ask the list which items are visible, and not whether
    /// there is a cell: collection views keep cells ready that aren't visible.
    ///
    /// - Parameters:
    ///   - controller: The controller of the transition.
    ///   - item: The item that the destination shows.
    func growTransition(_ controller: GrowTransitionController, bringIntoView item: AnyHashable)
}

extension GrowTransitionSource {
    /// Tells the source that the screen is about to shrink into an item. The default implementation does nothing.
    public func growTransition(_ controller: GrowTransitionController, bringIntoView item: AnyHashable) {}
}

/// A screen that a cell grows into, in the transitions of a ``GrowTransitionController``.
@MainActor public protocol GrowTransitionDestination: UIViewController {
    /// The item that the screen shows, by which the source finds its view, or `nil` if it shows nothing.
    ///
    /// This property is required. If it's `nil`, the screens fade.
    var growTransitionItem: AnyHashable? { get }
}
