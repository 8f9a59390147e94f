#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A container that responds only to touches on certain subviews. All other touches go through to the views below the container.
class PassThroughView: AdaptiveView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // Touches go through a container that fades out.
        guard alpha > 0.5, let view = super.hitTest(point, with: event), view !== self, !lets(touchesThrough: view) else { return nil }
        return view
    }

    /// Returns whether touches go through a view. By default, touches go through a plain view or a stack view that has no gesture
    /// recognizers.
    func lets(touchesThrough view: UIView) -> Bool {
        (type(of: view) == UIView.self || view is UIStackView) && view.gestureRecognizers?.isEmpty ?? true
    }
}
#endif
