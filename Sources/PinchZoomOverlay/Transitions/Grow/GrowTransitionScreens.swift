#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
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
    /// - Returns: The view, or `nil` if no view on the screen shows the item.
    func growTransition(_ controller: GrowTransitionController, viewFor item: AnyHashable) -> UIView?

    /// Tells the source that the screen is about to shrink into the view of an item. The default implementation does nothing.
    ///
    /// If the item is off the screen, scroll the list to the item here, without animation. Check whether the item is one of the list's
    /// visible items. Don't check whether the list has a cell for the item, because a collection view also prepares cells that aren't
    /// visible.
    ///
    /// - Parameters:
    ///   - controller: The controller of the transition.
    ///   - item: The item that the destination shows.
    func growTransition(_ controller: GrowTransitionController, bringIntoView item: AnyHashable)
}

extension GrowTransitionSource {
    /// Tells the source that the screen is about to shrink into the view of an item. The default implementation does nothing.
    public func growTransition(_ controller: GrowTransitionController, bringIntoView item: AnyHashable) {}
}

/// A screen that a cell grows into, in the transitions of a ``GrowTransitionController``.
@MainActor public protocol GrowTransitionDestination: UIViewController {
    /// The item that the screen shows, or `nil` if the screen shows no item.
    ///
    /// This property is required. The source finds the view that represents the item. If the item is `nil`, the screens fade.
    var growTransitionItem: AnyHashable? { get }
}
#endif
