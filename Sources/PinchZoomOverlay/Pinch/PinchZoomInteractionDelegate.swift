import UIKit

/// The delegate that is asked before a zoom begins and notified of its progress. Most apps stop and restart their list here.
///
/// It serves interactions and ``PinchZoomable`` views alike: the interaction's ``PinchZoomInteraction/view`` is the cell then. Every method is
/// optional. Each will-begin is followed by exactly one did-end, whatever happens.
///
/// A class that others inherit from implements each method that a subclass is to override: a protocol's default methods are not dispatched
/// dynamically.
@MainActor public protocol PinchZoomInteractionDelegate: AnyObject {
    /// Asks whether a pinch may lift the view. The default implementation returns true.
    func pinchZoomInteractionShouldBegin(_ interaction: PinchZoomInteraction) -> Bool

    /// Tells the delegate that the view is about to lift.
    func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction)

    /// Tells the delegate that the view has moved, or that the backdrop's alpha has changed.
    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, didChange change: PinchZoomChange)

    /// Tells the delegate that the fingers have let go and that the view goes back to a place, in points of the window.
    ///
    /// It may be caught on its way, and let go again: then this is called again. It is not called for a view that is put back at once.
    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, willEndAt targetFrame: CGRect)

    /// Asks the delegate to open the view's own screen, since the fingers have let go above the configuration's
    /// ``PinchZoomConfiguration/openingScale``.
    ///
    /// Push or present that screen here, with a ``ZoomTransitionController``, and return true: the view goes on from where it is. The default
    /// implementation returns false, and the view goes back to its place.
    func pinchZoomInteractionOpen(_ interaction: PinchZoomInteraction) -> Bool

    /// Tells the delegate that the view is back in its place, by its flight or at once.
    func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction)
}

extension PinchZoomInteractionDelegate {
    /// Returns true.
    public func pinchZoomInteractionShouldBegin(_ interaction: PinchZoomInteraction) -> Bool { true }
    /// Does nothing.
    public func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction) {}
    /// Does nothing.
    public func pinchZoomInteraction(_ interaction: PinchZoomInteraction, didChange change: PinchZoomChange) {}
    /// Does nothing.
    public func pinchZoomInteraction(_ interaction: PinchZoomInteraction, willEndAt targetFrame: CGRect) {}
    /// Returns false.
    public func pinchZoomInteractionOpen(_ interaction: PinchZoomInteraction) -> Bool { false }
    /// Does nothing.
    public func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction) {}
}
