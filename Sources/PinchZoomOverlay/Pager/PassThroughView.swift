import UIKit

/// A container that lets touches through, except on subviews that respond to them.
class PassThroughView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let view = super.hitTest(point, with: event), view !== self, !lets(touchesThrough: view) else { return nil }
        return view
    }

    /// Returns whether touches go through a view: a plain view or a stack view without gesture recognizers.
    func lets(touchesThrough view: UIView) -> Bool {
        (type(of: view) == UIView.self || view is UIStackView) && view.gestureRecognizers?.isEmpty ?? true
    }
}
