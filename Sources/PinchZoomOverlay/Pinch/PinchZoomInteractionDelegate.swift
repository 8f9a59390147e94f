#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The methods that an interaction calls to ask whether a zoom may begin and to report its progress.
///
/// The protocol serves both interactions and ``PinchZoomable`` views. For a ``PinchZoomable`` view, the interaction's
/// ``PinchZoomInteraction/view`` is the view itself, such as the cell. Every method is optional. This example implements all methods, in
/// the order of the calls:
///
/// ```swift
/// extension PostsViewController: PinchZoomInteractionDelegate {
///     func pinchZoomInteractionShouldBegin(_ interaction: PinchZoomInteraction) -> Bool {
///         !collectionView.isDragging
///     }
///
///     func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction) {
///         likeButton.alpha = 0
///     }
///
///     func pinchZoomInteraction(_ interaction: PinchZoomInteraction, didChange change: PinchZoomChange) {
///         captionLabel.alpha = 1 - change.progress
///     }
///
///     func pinchZoomInteractionOpen(_ interaction: PinchZoomInteraction) -> Bool {
///         guard let cell = interaction.view as? PhotoCell, let path = collectionView.indexPath(for: cell) else { return false }
///         open(path.item)
///         return true
///     }
///
///     func pinchZoomInteraction(_ interaction: PinchZoomInteraction, willEndAt targetFrame: CGRect) {
///         UIView.animate(withDuration: 0.2) { self.likeButton.alpha = 1 }
///     }
///
///     func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction) {
///         likeButton.alpha = 1
///         captionLabel.alpha = 1
///     }
/// }
/// ```
///
/// After each call of ``pinchZoomInteractionWillBegin(_:)``, there is exactly one call of ``pinchZoomInteractionDidEnd(_:)``, whatever ends
/// the zoom. You can call ``PinchZoomInteraction/end()`` and ``PinchZoomInteraction/cancel()`` in any of the methods.
///
/// Conform to this protocol in an extension. In an extension, the compiler warns about most misspelled methods; in the declaration of a
/// class, the compiler doesn't. There is one exception: if a subclass overrides a method, implement the method in the declaration of the
/// superclass. A subclass can override neither a protocol's default methods nor methods in an extension.
@MainActor public protocol PinchZoomInteractionDelegate: AnyObject {
    /// Asks the delegate whether a pinch may lift the view. The default implementation returns `true`.
    ///
    /// This method is also called before ``PinchZoomInteraction/zoomIn(at:)`` and VoiceOver's zoom action lift the view.
    ///
    /// - Parameter interaction: The interaction that is about to lift its view.
    /// - Returns: `true` to lift the view; `false` to leave the pinch to other gesture recognizers.
    func pinchZoomInteractionShouldBegin(_ interaction: PinchZoomInteraction) -> Bool

    /// Tells the delegate that the view is about to lift. The default implementation does nothing.
    ///
    /// The scroll views around the view are locked already, if the configuration's ``PinchZoomConfiguration/locksScrolling`` is `true`.
    ///
    /// - Parameter interaction: The interaction that lifts its view.
    func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction)

    /// Tells the delegate that the view has moved, or that the backdrop's alpha has changed. The default implementation does nothing.
    ///
    /// - Parameters:
    ///   - interaction: The interaction whose view has moved.
    ///   - change: The pose of the view, its progress toward the maximum scale, and the backdrop's alpha.
    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, didChange change: PinchZoomChange)

    /// Asks the delegate to open the view's own screen. The default implementation returns `false`.
    ///
    /// This method is called when the fingers release the view at or above the configuration's ``PinchZoomConfiguration/openingScale``.
    /// Push or present the screen in this method, with a ``ZoomTransitionController``, and return `true`. The transition then continues the
    /// flight of the view.
    ///
    /// If you return `true` but open no screen, the view returns to its place half a second later, and
    /// ``pinchZoomInteraction(_:willEndAt:)`` is called at that time.
    ///
    /// - Parameter interaction: The interaction whose view the fingers have released.
    /// - Returns: `true` if you have opened the screen; `false` to return the view to its place.
    func pinchZoomInteractionOpen(_ interaction: PinchZoomInteraction) -> Bool

    /// Tells the delegate that the view returns to its place. The default implementation does nothing.
    ///
    /// This method is called after the fingers release the view, after the system cancels the touches, or after you call
    /// ``PinchZoomInteraction/end()``. If fingers catch the view on its way back and release it, this method is called again. If the view
    /// is put back at once, or if a transition continues the flight, this method isn't called.
    ///
    /// The zoom no longer locks the scroll views around the view. If fingers catch the view, they are locked again.
    ///
    /// - Parameters:
    ///   - interaction: The interaction whose view returns.
    ///   - targetFrame: The frame of the place, in points of the window.
    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, willEndAt targetFrame: CGRect)

    /// Tells the delegate that the zoom has ended: the view is back in its place, or a transition has taken it over. The default
    /// implementation does nothing.
    ///
    /// If an interaction that finds its view between the fingers lifts another view while one returns, this method is called for the
    /// returning view before the other view lifts. The returning view still flies to its place.
    ///
    /// - Parameter interaction: The interaction whose zoom has ended.
    func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction)
}

extension PinchZoomInteractionDelegate {
    /// Asks whether a pinch may lift the view. The default implementation returns `true`.
    public func pinchZoomInteractionShouldBegin(_ interaction: PinchZoomInteraction) -> Bool { true }
    /// Tells the delegate that the view is about to lift. The default implementation does nothing.
    public func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction) {}
    /// Tells the delegate that the view has moved. The default implementation does nothing.
    public func pinchZoomInteraction(_ interaction: PinchZoomInteraction, didChange change: PinchZoomChange) {}
    /// Asks the delegate to open the view's own screen. The default implementation returns `false`.
    public func pinchZoomInteractionOpen(_ interaction: PinchZoomInteraction) -> Bool { false }
    /// Tells the delegate that the view returns to its place. The default implementation does nothing.
    public func pinchZoomInteraction(_ interaction: PinchZoomInteraction, willEndAt targetFrame: CGRect) {}
    /// Tells the delegate that the zoom has ended. The default implementation does nothing.
    public func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction) {}
}
#endif
