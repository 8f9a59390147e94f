import UIKit

/// The screen that a photo flies from, and back to: a feed, a grid.
///
/// It is asked with every frame and may change its answers at any time. Nothing needs an answer: where there is none, the photo fades.
@MainActor public protocol ZoomTransitionSource: AnyObject {
    /// The view that stands for an item now, such as the image view in its cell; nil if there is none on the screen.
    func zoomTransition(_ controller: ZoomTransitionController, viewFor item: AnyHashable) -> UIView?

    /// Where an item is, in points of the window, if that is not where its view is. Nil, the view's own place, unless implemented.
    func zoomTransition(_ controller: ZoomTransitionController, frameFor item: AnyHashable) -> CGRect?

    /// The photo is about to fly back to an item: a list scrolls there, without animation, if it is off the screen. Nothing unless implemented.
    ///
    /// Ask what shows, not whether there is a cell: collection views keep cells ready that do not show.
    func zoomTransition(_ controller: ZoomTransitionController, bringIntoView item: AnyHashable)
}

extension ZoomTransitionSource {
    /// Nil.
    public func zoomTransition(_ controller: ZoomTransitionController, frameFor item: AnyHashable) -> CGRect? { nil }
    /// Nothing.
    public func zoomTransition(_ controller: ZoomTransitionController, bringIntoView item: AnyHashable) {}
}
