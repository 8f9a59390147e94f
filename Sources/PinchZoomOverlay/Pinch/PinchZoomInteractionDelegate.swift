import UIKit

/// What a ``PinchZoomInteraction`` asks and tells. Everything is optional to implement.
///
/// Every will-begin is followed by exactly one did-end, whatever happens. A class that others inherit from must implement each method that a
/// subclass is to override: a protocol's default methods are not dispatched dynamically.
@MainActor public protocol PinchZoomInteractionDelegate: AnyObject {
    /// Whether a pinch may lift the view; true unless implemented.
    func pinchZoomInteractionShouldBegin(_ interaction: PinchZoomInteraction) -> Bool
    /// The view is about to lift.
    func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction)
    /// The view has moved, or the backdrop's alpha has changed.
    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, didChange change: PinchZoomChange)
    /// The fingers have let go and the view goes back to a place, in points of the window. It may be caught on its way, and let go again; one
    /// that is put back at once does not go there.
    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, willEndAt targetFrame: CGRect)
    /// The fingers have let go above the configuration's ``PinchZoomConfiguration/openingScale``: the app pushes or presents the photo's screen
    /// here, with a ``ZoomTransitionController``, and returns true; the photo goes on from where it is. False, unless implemented, and it goes
    /// back to its place.
    func pinchZoomInteractionOpen(_ interaction: PinchZoomInteraction) -> Bool
    /// The view is back in its place, or was put back at once.
    func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction)
}

extension PinchZoomInteractionDelegate {
    /// True.
    public func pinchZoomInteractionShouldBegin(_ interaction: PinchZoomInteraction) -> Bool { true }
    /// Nothing.
    public func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction) {}
    /// Nothing.
    public func pinchZoomInteraction(_ interaction: PinchZoomInteraction, didChange change: PinchZoomChange) {}
    /// Nothing.
    public func pinchZoomInteraction(_ interaction: PinchZoomInteraction, willEndAt targetFrame: CGRect) {}
    /// Nothing.
    public func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction) {}
    /// False.
    public func pinchZoomInteractionOpen(_ interaction: PinchZoomInteraction) -> Bool { false }
}
