import UIKit

/// Keeps a view's place among its superview's subviews while the view is away.
final class Placeholder: WindowObserver {
    private weak var view: UIView?

    init(for view: UIView, didLeave: @escaping @MainActor () -> Void) {
        self.view = view
        super.init(didLeave: didLeave)
        autoresizingMask = view.autoresizingMask
    }

    /// A superview that arranges whatever is in it finds what it would find without the placeholder.
    override var intrinsicContentSize: CGSize { view?.intrinsicContentSize ?? super.intrinsicContentSize }

    override func sizeThatFits(_ size: CGSize) -> CGSize { view?.sizeThatFits(size) ?? super.sizeThatFits(size) }
}
