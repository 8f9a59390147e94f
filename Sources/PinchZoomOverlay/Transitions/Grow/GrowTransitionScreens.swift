import UIKit

/// The screen whose cells grow into another one.
@MainActor public protocol GrowTransitionSource: AnyObject {
    /// The view that grows, such as a cell; nil if there is none on the screen: then the screens fade. Asked with every frame.
    func growTransition(_ controller: GrowTransitionController, viewFor item: AnyHashable) -> UIView?

    /// The screen is about to shrink into an item: a list scrolls there, without animation, if it is off the screen. Nothing unless implemented.
    ///
    /// Ask what shows, not whether there is a cell: collection views keep cells ready that do not show.
    func growTransition(_ controller: GrowTransitionController, bringIntoView item: AnyHashable)
}

extension GrowTransitionSource {
    /// Nothing.
    public func growTransition(_ controller: GrowTransitionController, bringIntoView item: AnyHashable) {}
}

/// The screen that a cell grows into.
@MainActor public protocol GrowTransitionDestination: UIViewController {
    /// What it shows, by the name that the source knows it by; nil if nothing.
    var growTransitionItem: AnyHashable? { get }
}
