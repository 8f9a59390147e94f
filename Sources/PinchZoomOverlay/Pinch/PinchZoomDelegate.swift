import UIKit

/// What a ``PinchZoomable`` asks and tells: most apps stop and restart their list here. Everything is optional to implement.
///
/// Every will-begin is followed by exactly one did-end, whatever happens. A class that others inherit from must implement each method that a
/// subclass is to override: a protocol's default methods are not dispatched dynamically.
@MainActor public protocol PinchZoomDelegate: AnyObject {
    /// Whether a pinch may lift the photo; true unless implemented.
    func pinchZoomShouldBegin(_ zoomable: any PinchZoomable) -> Bool
    /// The photo is about to lift.
    func pinchZoomWillBegin(_ zoomable: any PinchZoomable)
    /// The photo has moved, or the backdrop's alpha has changed.
    func pinchZoom(_ zoomable: any PinchZoomable, didChange change: PinchZoomChange)
    /// The fingers have let go and the photo goes back to a place, in points of the window. It may be caught on its way, and let go again; one
    /// that is put back at once does not go there.
    func pinchZoom(_ zoomable: any PinchZoomable, willEndAt targetFrame: CGRect)
    /// The fingers have let go above the configuration's ``PinchZoomConfiguration/openingScale``: the app pushes or presents the photo's screen
    /// here, with a ``ZoomTransitionController``, and returns true; the photo goes on from where it is. False, unless implemented, and it goes
    /// back to its place.
    func pinchZoomOpen(_ zoomable: any PinchZoomable) -> Bool
    /// The photo is back in its place, or was put back at once.
    func pinchZoomDidEnd(_ zoomable: any PinchZoomable)
}

extension PinchZoomDelegate {
    /// True.
    public func pinchZoomShouldBegin(_ zoomable: any PinchZoomable) -> Bool { true }
    /// Nothing.
    public func pinchZoomWillBegin(_ zoomable: any PinchZoomable) {}
    /// Nothing.
    public func pinchZoom(_ zoomable: any PinchZoomable, didChange change: PinchZoomChange) {}
    /// Nothing.
    public func pinchZoom(_ zoomable: any PinchZoomable, willEndAt targetFrame: CGRect) {}
    /// Nothing.
    public func pinchZoomDidEnd(_ zoomable: any PinchZoomable) {}
    /// False.
    public func pinchZoomOpen(_ zoomable: any PinchZoomable) -> Bool { false }
}
