import UIKit

/// Keeps the place of a view among its superview's subviews during the flight.
final class Placeholder: WindowObserver {
    private weak var view: UIView?

    init(for view: UIView, didLeave: @escaping @MainActor () -> Void) {
        self.view = view
        super.init(didLeave: didLeave)
        autoresizingMask = view.autoresizingMask
    }

    /// The intrinsic size of the view, for superviews that arrange all their subviews.
    override var intrinsicContentSize: CGSize { view?.intrinsicContentSize ?? super.intrinsicContentSize }

    override func sizeThatFits(_ size: CGSize) -> CGSize { view?.sizeThatFits(size) ?? super.sizeThatFits(size) }
}
