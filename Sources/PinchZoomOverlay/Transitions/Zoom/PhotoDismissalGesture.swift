#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The base class of the gestures that dismiss the screen of a photo.
class PhotoDismissalGesture: DismissalGesture {
    /// Returns the controller, or `nil` if the gesture may not dismiss the photo now.
    ///
    /// - Parameter gesture: The field of the configuration that allows the gesture.
    final func zoomToDismiss(by gesture: KeyPath<ZoomTransitionConfiguration, Bool>) -> ZoomTransitionController? {
        guard let zoom = controller as? ZoomTransitionController, let screen = screen as? any ZoomTransitionDestination, zoom.run == nil,
            screen.transitionCoordinator == nil, zoom.configuration[keyPath: gesture], screen.allowsZoomDismissal, screen.canLeave
        else { return nil }
        return zoom
    }

    /// Returns the screen's scroll views at a point of the window.
    final func scrollViews(at point: CGPoint) -> [UIScrollView] {
        guard let view = screen?.viewIfLoaded else { return [] }
        let touched = sequence(first: view.hitTest(view.convert(point, from: nil), with: nil) ?? view, next: \.superview)
        return touched.prefix { $0 !== view.superview }.compactMap { $0 as? UIScrollView }
    }
}

extension UIScrollView {
    /// Returns whether the scroll view can scroll, and has content below or above its visible part.
    fileprivate func hasContent(below: Bool) -> Bool {
        let insets = adjustedContentInset
        let range = contentSize.height + insets.top + insets.bottom - bounds.height
        guard isScrollEnabled, alwaysBounceVertical || range > 0 else { return false }
        let scrolled = contentOffset.y + insets.top
        return below ? scrolled < max(range, 0) - 0.5 : scrolled > 0.5
    }
}

/// The gesture that dismisses a photo by a drag down or up, with a finger or on a trackpad.
final class DragDismissalGesture: PhotoDismissalGesture {
    /// Adds the gesture to a screen, unless this controller has already added it.
    static func install(on destination: any ZoomTransitionDestination, for zoom: ZoomTransitionController) {
        let recognizer = UIPanGestureRecognizer()
        recognizer.maximumNumberOfTouches = 1
        recognizer.allowedScrollTypesMask = .continuous
        DragDismissalGesture(of: destination, for: zoom).install(recognizer)
    }

    override var deadZone: CGFloat { (controller as? ZoomTransitionController)?.configuration.drag.deadZone ?? 0 }

    /// Begins if the drag is more vertical than horizontal, if the content can't scroll any further in its direction, and if the photo may
    /// be dismissed. The screen's own gestures handle all other drags. So a drag down dismisses the screen if the content is at its top,
    /// and a drag up if it's at its end.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let movement = (gestureRecognizer as? UIPanGestureRecognizer)?.translation(in: nil), abs(movement.y) > abs(movement.x),
            let zoom = zoomToDismiss(by: \.allowsDismissalByDragging),
            movement.y > 0 || zoom.configuration.drag.directions == .downAndUp
        else { return false }
        return !scrollViews(at: landing(of: gestureRecognizer)).contains { $0.hasContent(below: movement.y < 0) }
    }

    /// Makes the screen's scroll views wait until the direction of the finger is clear.
    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        (otherGestureRecognizer.view as? UIScrollView)?.panGestureRecognizer === otherGestureRecognizer
    }
}
#endif
