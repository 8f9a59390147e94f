import UIKit

/// A container that touches go through where no view in it takes them.
class PassThroughView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let view = super.hitTest(point, with: event), view !== self, !lets(touchesThrough: view) else { return nil }
        return view
    }

    /// Whether a view does nothing with touches: a plain view or a stack of views, without recognizers, is there for its subviews.
    func lets(touchesThrough view: UIView) -> Bool {
        (type(of: view) == UIView.self || view is UIStackView) && view.gestureRecognizers?.isEmpty ?? true
    }
}
