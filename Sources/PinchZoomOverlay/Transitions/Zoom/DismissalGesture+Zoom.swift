import UIKit

/// What the gestures have in common that leave the screen of a photo.
extension DismissalGesture {
    /// The controller, and the screen that it opened, where its photo may go now by a gesture that the configuration allows.
    func zoom(
        allowedBy gesture: KeyPath<ZoomTransitionConfiguration, Bool>
    ) -> (controller: ZoomTransitionController, destination: any ZoomTransitionDestination)? {
        guard let destination = screen as? any ZoomTransitionDestination, let controller = starter as? ZoomTransitionController,
            controller.mayDismiss(destination, by: gesture)
        else { return nil }
        return (controller, destination)
    }

    /// Whether a point of the window is on something of the screen that has been scrolled down: a drag from there scrolls it back, and never
    /// becomes a dismissal.
    func isOnScrolledContent(at point: CGPoint) -> Bool {
        guard let view = screen?.viewIfLoaded else { return false }
        let touched = sequence(first: view.hitTest(view.convert(point, from: nil), with: nil) ?? view, next: \.superview)
        return touched.prefix { $0 !== view.superview }.contains { ($0 as? UIScrollView)?.isScrolledDown ?? false }
    }
}

extension UIScrollView {
    /// Whether there is something above what it shows.
    fileprivate var isScrolledDown: Bool {
        let insets = adjustedContentInset
        let scrolls = alwaysBounceVertical || contentSize.height + insets.top + insets.bottom > bounds.height
        return isScrollEnabled && scrolls && contentOffset.y > 0.5 - insets.top
    }
}
